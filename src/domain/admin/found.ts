/** What the palette finds; accounts, applications and notices for admins. */
export const FOUND_KINDS = [
  ...(['property', 'project', 'inquiry', 'appointment', 'company', 'agent'] as const),
  ...(['account', 'application', 'notice', 'source'] as const),
] as const
