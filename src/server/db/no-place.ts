/**
 * `property_picture.place` of a file whose order a hand leaves to the feed: it sorts as a file without a row of a hand.
 */
export const NO_PLACE = -1
