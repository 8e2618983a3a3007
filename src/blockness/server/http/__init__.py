"""What browsers and programs can reach over HTTP; Litestar lives here."""
