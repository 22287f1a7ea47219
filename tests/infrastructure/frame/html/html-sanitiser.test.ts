// @vitest-environment jsdom
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DompurifySanitiser } from '../../../../src/infrastructure/frame/html/dompurify-sanitiser'
import { allowedAttributes, allowedTags } from '../../../../src/infrastructure/frame/html/html-rules'
import { SanitizeHtmlSanitiser } from '../../../../src/infrastructure/frame/html/sanitize-html-sanitiser'
import { attacks, foreign, honest, notAddresses } from './attacks'

const picture = (src: string) => ({ src: `${src}?w=480`, srcset: `${src}?w=480 480w`, sizes: '100vw' })
const site = { mediaSources: ['https://pictures.example', '*.cdn.example:8443'] }
const sanitisers = { browser: new DompurifySanitiser(site), platform: new SanitizeHtmlSanitiser(site) }
const clean = (name: keyof typeof sanitisers, html: string, dressed = false) =>
  String(sanitisers[name].clean(html, dressed ? picture : undefined))

const parsed = (text: string) => new DOMParser().parseFromString(text, 'text/html').body

const address = /^(?:\/(?!\/|\\)|https:\/\/[\w-]|#)/
const link = /^(?:\/(?![/\\])|https?:\/\/[^@/]+(?:[/?#]|$)|tel:|mailto:)/i

/** Executable parts of some markup after a browser has parsed it, serialised it and parsed it again. */
function dangers(html: string): string[] {
  const first = new DOMParser().parseFromString(`<!doctype html><body>${html}</body>`, 'text/html').body
  const inner = document.createElement('div')
  inner.innerHTML = first.innerHTML
  return [first, inner].flatMap((root) => [...root.querySelectorAll('*')].flatMap(dangersOf))
}

function dangersOf(element: Element): string[] {
  const tag = element.tagName.toLowerCase()
  const found = element.namespaceURI === 'http://www.w3.org/1999/xhtml' && allowedTags.includes(tag) ? [] : [`<${tag}>`]
  for (const { name, value } of element.attributes) {
    if (!allowedAttributes.includes(name)) found.push(`${tag}[${name}]`)
    if (['src', 'poster'].includes(name) && !address.test(value)) found.push(`${tag}[${name}=${value}]`)
    if (name === 'href' && !link.test(value)) found.push(`${tag}[href=${value}]`)
    if (name === 'class' && value.split(' ').some((one) => !/^(align-(left|center|right)|lead|note)$/.test(one)))
      found.push(`class ${value}`)
  }
  if (element.getAttribute('target') === '_blank' && !element.getAttribute('rel')?.includes('noopener'))
    found.push('opener')
  return found
}

/** Addresses of other hosts that some markup makes a browser request by itself. */
function asked(html: string): string[] {
  return [...parsed(html).querySelectorAll('*')]
    .flatMap(({ attributes }) => [...attributes])
    .filter(({ name }) =>
      [
        'src',
        'srcset',
        'poster',
        'background',
        'style',
        'data',
        'xlink:href',
        'imagesrcset',
        'icon',
        'cite',
        'longdesc',
        'ping',
        'manifest',
      ].includes(name),
    )
    .flatMap(({ value }) => value.match(/(?:[a-z][a-z\d+.-]*:|\/\/)[^\s,"')]*/gi) ?? [])
}

describe.each(['browser', 'platform'] as const)('the sanitiser of the %s', (name) => {
  it.each(attacks)('lets nothing act in %s', (attack) => {
    expect(dangers(clean(name, attack))).toEqual([])
    expect(dangers(clean(name, `<p>before</p>${attack}<p>after</p>`))).toEqual([])
  })

  it.each(foreign)('asks no host but those of the site in %s', (html) => {
    for (const cleaned of [
      clean(name, html),
      clean(name, `<figure>${html}<figcaption>Words</figcaption></figure>`, true),
    ]) {
      expect(dangers(cleaned)).toEqual([])
      expect(asked(cleaned)).toEqual([])
      expect(cleaned).not.toContain('elsewhere')
    }
  })

  it.each([
    '<img src="https://pictures.example/a.png">',
    '<img src="HTTPS://PICTURES.EXAMPLE:443/a.png">',
    '<img src="https://a.b.cdn.example:8443/a.png">',
    '<video src="/media/v.mp4" poster="https://pictures.example/p.jpg"></video>',
    '<audio><source src="https://pictures.example/a.mp3" type="audio/mpeg"></audio>',
  ])('asks the hosts that the site names in %s', (html) => {
    expect(asked(clean(name, html)).join()).toMatch(/pictures\.example|a\.b\.cdn\.example:8443/i)
  })

  it.each(notAddresses)('makes no link of %s, which is no address', (text) => {
    expect(parsed(clean(name, `<a href="${text}">x</a>`)).querySelector('[href]')).toBeNull()
  })

  it('takes nothing in an address for a handler', () => {
    for (const html of [
      '<a href="/online=1">x</a>',
      '<a href=/online=1>x</a>',
      '<a title="say onward=x" href="/?q=1&onward=x">x</a>',
    ]) {
      expect(parsed(clean(name, html)).querySelector('a')?.getAttribute('href')).toMatch(
        /^\/(online=1|\?q=1&onward=x)$/,
      )
    }
  })

  it('reads a tag once, however long its attributes are', () => {
    const long = 'a'.repeat(200_000)
    for (const html of [
      `<p ${long}>x</p>`,
      `<p ${' '.repeat(200_000)}>x</p>`,
      `<p title="${long}">x</p>`,
      '<p "'.repeat(50_000) + '>x</p>',
    ]) {
      expect(parsed(clean(name, html)).textContent).toContain('x')
    }
  })

  it('changes nothing of what it has let through', () => {
    for (const html of [...attacks.slice(0, -2), ...honest]) {
      const once = clean(name, html)
      expect(parsed(clean(name, once)).isEqualNode(parsed(once))).toBe(true)
    }
  })

  it('lets nothing act in markup put together by chance', () => {
    const bit = fc.oneof(
      fc.constantFrom(...attacks.slice(0, -2), ...honest),
      fc.constantFrom(
        '<svg>',
        '</svg>',
        '<math>',
        '<style>',
        '</style>',
        '<!--',
        '-->',
        '<p title="',
        '">',
        '<table>',
        '<template>',
        '</template>',
        '<noscript>',
        '<a href="',
        '<img src=x onerror=alert(1)>',
        '\0',
        '`',
        "'",
      ),
      fc.string({ maxLength: 12 }),
    )
    fc.assert(
      fc.property(fc.array(bit, { maxLength: 8 }), (bits) => dangers(clean(name, bits.join(''))).length === 0),
      { numRuns: 150 },
    )
  })

  it('opens addresses outside in a new window that knows nothing of ours', () => {
    const html = clean(name, '<a href="https://example.org/">x</a>')
    expect(html).toContain('target="_blank"')
    expect(html).toContain('rel="noopener noreferrer nofollow"')
  })

  it('loads pictures in the given sizes, lazily', () => {
    const html = clean(name, '<img src="/a.png" width="4" height="3">', true)
    expect(html).toContain('src="/a.png?w=480"')
    expect(html).toContain('srcset="/a.png?w=480 480w"')
    expect(html).toContain('loading="lazy"')
    expect(html).not.toContain('data-unsized')
  })

  it('marks pictures whose size is not known, so that their place can be kept', () => {
    expect(clean(name, '<img src="/a.png" width="400">')).toContain('data-unsized')
  })
})

describe('the sanitisers of browser and platform', () => {
  it.each([...foreign, ...notAddresses.map((text) => `<a href="${text}">x</a>`)])(
    'take the same away from %s',
    (html) => {
      expect(parsed(clean('browser', html)).isEqualNode(parsed(clean('platform', html)))).toBe(true)
    },
  )

  it.each(honest)('agree on %s', (html) => {
    const one = parsed(clean('browser', html, true))
    const other = parsed(clean('platform', html, true))
    expect(one.isEqualNode(other)).toBe(true)
    expect(one.textContent).toBe(parsed(html).textContent)
  })
})
