/**
 * A mail as its readers see it: in a frame without scripts, forms and an origin (`sandbox`). The server has taken the
 * targets of its links away.
 */
export function MailFrame({ html, title }: { html: string; title: string }) {
  return (
    <iframe
      sandbox=""
      srcDoc={html}
      title={title}
      // Mails are light in every theme, as in most mail programs.
      className="h-[70vh] w-full rounded-card border border-line bg-[white]"
    />
  )
}
