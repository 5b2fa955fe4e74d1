/** Messages of a conversation that the server reads; older ones are cut off by the browser. */
export const MESSAGES_MAX = 40
/** Characters of one message of the assistant. */
export const ANSWER_MAX = 6000
/** Homes that one answer shows. */
export const SHOWN_MAX = 6
