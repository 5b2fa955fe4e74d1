/** What the palette finds; accounts, applications, notices and messages for admins. */
export const FOUND_KINDS = [
  ...(['property', 'project', 'inquiry', 'appointment', 'company', 'agent'] as const),
  ...(['account', 'application', 'notice', 'source', 'run', 'message', 'template'] as const),
] as const
