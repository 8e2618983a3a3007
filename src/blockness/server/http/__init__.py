"""What browsers and programs reach over HTTP; Litestar lives here."""
