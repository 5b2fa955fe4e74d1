/// <reference types="astro/client" />

declare namespace App {
  interface Locals {
    /** Only for on-demand pages: prerendered pages have no database. */
    ctx: import('./server/ctx.ts').Ctx
    /** Calls the API as a guest, in this process. */
    call: import('./server/operations/page-calls.ts').PageCall
    requestId: string
    /** Keeps HTML out of rendering (server/http/pages/late-parts.ts); not in prerendered pages, and while developing. */
    late?: import('./server/http/pages/late-parts.ts').LateParts['add']
    /** Of a form that was sent to this page. */
    visitor?: import('./server/operations/visitor.ts').Visitor
    /** The error that occurred before a page was rendered, for the error page. */
    failure?: unknown
    /** What the error page says of it, where that is known. */
    refusal?: string
    language: import('./i18n/languages.ts').Language
    /** Path of the German page: the address without the language, without a slash at the end. */
    path: string
    /** Path and query of the German page; prerendered pages have no query. */
    address?: string
    contact: {
      site: string
      phone: string
      email: string
      operator: ReturnType<typeof import('./server/operator.ts').readOperator>
    }
  }
}

declare namespace Astro {
  interface ClientDirectives {
    /** Hydrates on the first interaction with a `[data-search]` part (src/scripts/directives/interaction.ts). */
    'client:interaction'?: boolean
    /** Hydrates after the first paint, when this browser has favourites (src/scripts/directives/kept.ts). */
    'client:kept'?: boolean
    /** Hydrates after the first paint, or on the first interaction (src/scripts/directives/painted.ts). */
    'client:painted'?: boolean
  }
}
