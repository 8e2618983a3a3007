/** A lake as full as lakes get, for tests: 38 arches of a game that four players could have played. */

export const CROWDED =
  "classic orange:k6k3/2,k2h2/6,i2i1/4,j1j5/2,i5i3/4,h3f3/1,f2c2/3,c1b1/3 green:h9h6/3,g6g7/1,g8g10/2,f10j10/4,k10k7/2,j7j8/3,i8e8/5,e7e10/6,d10b10/5,b9b7/4 purple:a10a7/3,a6a2/2,b2b6/6,b5b3/3,c3c4/4,c5c8/1,d8d6/4,d5d4/2,e4e1/5,f1h1/5 black:j9j6/4,i6e6/5,e5h5/3,h4g4/3,f4f8/1,f9d9/5,c9c11/4,b11e11/6,f11g11/2,h11j11/2 over";
