import { expect, test } from 'vitest'
import { intruders } from '../support/markup.ts'
import { MARK } from '../support/strangers.ts'

/** The checker of the strangers tests must detect these: each is one way into a page. */
const page = (body: string) => `<!doctype html><title>x</title><main>${body}</main>`

test.each([
  // A former bug: an attribute in a noscript, which a browser with scripts reads as raw text.
  ['with scripts', `<noscript><a aria-label="+43 </noscript><meta http-equiv=refresh content=0>">x</a></noscript>`],
  // A former bug: an unclosed tag, in text that was set as HTML.
  ['always', `<div class="prose"><svg onload=${MARK}() ${MARK}="</div><p class="label">`],
  ['always', `<div class="prose"><meta http-equiv=refresh content="0;url=//evil.example" x='</div><p title='x'>x</p>`],
  ['always', `<a href="javascript:${MARK}()">x</a>`],
  ['always', '<a href=" java\tscript:x">x</a>'],
  ['always', '<a href="data:text/html,x">x</a>'],
  ['always', '<a href="https://klinke.example@evil.example/">x</a>'],
  ['always', '<img src="//evil.example/x.png" alt="">'],
  ['always', '<img src="/a.webp" srcset="/a.webp 1w, https://evil.example/b 2w" alt="">'],
  ['always', '<form action="https://evil.example"></form>'],
  ['always', '<iframe src="/"></iframe>'],
  ['always', '<base href="/x">'],
  ['always', `<p style="background:url(${MARK})">x</p>`],
  ['always', `<script type="module">const x = "${MARK}"</script>`],
  ['always', `<script>{"name":"${MARK}"}</script>`],
  ['always', `<!-- ${MARK} -->`],
  ['always', `<style>${MARK}</style>`],
  ['always', `<template><svg onload=x></svg></template>`],
  ['always', `<p ${MARK}>x</p>`],
  ['with scripts', `<noscript>${MARK}</noscript>`],
  ['with scripts', `<noscript><input value="</noscript><p ${MARK}>x</p>"></noscript>`],
])('%s it sees %s', (when, body) => {
  expect(intruders(page(body), true)).not.toEqual([])
  if (when === 'always') expect(intruders(page(body), false)).not.toEqual([])
})

test('it accepts our own markup', () => {
  const ours = `<p title="<svg onload=${MARK}>">${MARK} &lt;svg onload=x&gt;</p><a href="tel:+431">x</a><a href="mailto:a@b.at">x</a>
    <a href="/immobilien/1/${MARK}">x</a><a rel="nofollow" href="https://evil.example/">x</a>
    <script type="application/ld+json">{"name":"\\u003c${MARK}"}</script><img src="data:image/svg+xml,x" alt="${MARK}">`
  expect([...intruders(page(ours), true), ...intruders(page(ours), false)]).toEqual([])
})

test('data that cannot be read is no data', () => {
  expect(() => intruders(page(`<script type="application/ld+json">{"${MARK}</script>`), true)).toThrow()
})
