// Yardstick (a): a hand-written page with what home shows (the same head, pictures and 20 cards) and no script.
import type { FastifyInstance } from 'fastify'
import { imageSizes, resizedUrl, sourceSet } from '../src/ui/frame/kit/pictures/image-source'
import type { ImageWidth } from '../src/ui/frame/kit/pictures/image-source'

interface Card {
  readonly id: string
  readonly title: string
  readonly summary: string
  readonly source: { readonly name: string } | null
  readonly covers: readonly string[]
  readonly layout: string
  readonly views: number
  readonly likes: number
}

interface Head {
  readonly carousel: readonly { readonly image: string; readonly title: string }[]
  readonly entries: readonly { readonly name: string; readonly icon: string }[]
}

const style = `
body{margin:0 auto;max-width:480px;font:16px/1.5 system-ui,sans-serif;background:#faf9f7;color:#1c1b1a}
a{color:inherit;text-decoration:none}
header{position:relative;height:64px;background:#1d7f8e;color:#fff;overflow:hidden}
header .back{position:absolute;inset:0;width:100%;height:100%;object-fit:cover}
header h1{position:relative;display:flex;gap:8px;align-items:center;margin:0;padding:16px;font-size:18px}
nav{display:flex;gap:20px;height:44px;padding:0 16px;overflow:hidden;align-items:center;white-space:nowrap}
.slides{display:flex;overflow-x:auto;scroll-snap-type:x mandatory}
.slides a{flex:0 0 100%;scroll-snap-align:start}
.slides img{width:100%;aspect-ratio:16/9;object-fit:cover;display:block}
.entries{display:grid;grid-template-columns:repeat(4,1fr);padding:16px;text-align:center;font-size:12px}
.card{display:grid;gap:12px;padding:16px;background:#fff;border-bottom:1px solid #eee}
.card.side{grid-template-columns:1fr 112px}
.card img{width:100%;border-radius:8px;object-fit:cover;aspect-ratio:4/3;background:#eee}
.card.big img{aspect-ratio:16/9}
.three{display:grid;grid-template-columns:repeat(3,1fr);gap:4px}
h2{margin:0 0 8px;font-size:16px;font-weight:500}
p,small{margin:0;color:#666;font-size:13px}`

const text = (given: string): string => given.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

function picture(address: string, width: ImageWidth, first: boolean): string {
  const set = sourceSet(address)
  const offered = set === undefined ? '' : ` srcset="${set}" sizes="${imageSizes(width)}"`
  return `<img alt=""${offered} ${first ? 'fetchpriority="high"' : 'loading="lazy"'} src="${resizedUrl(address, 480)}">`
}

function card({ id, title, summary, source, covers, layout, views, likes }: Card, index: number): string {
  const first = index < 2
  const words = `<div><h2><a href="/posts/${id}">${text(title)}</a></h2>${layout === 'text' ? `<p>${text(summary)}</p>` : ''}<small>${text(source?.name ?? '')} · ${views} views · ${likes} likes</small></div>`
  const [cover] = covers
  if (cover === undefined || layout === 'text') return `<article class="card">${words}</article>`
  if (layout === 'three')
    return `<article class="card">${words}<div class="three">${covers
      .slice(0, 3)
      .map((each) => picture(each, 'third', first))
      .join('')}</div></article>`
  if (layout === 'big') return `<article class="card big">${words}${picture(cover, 'full', first)}</article>`
  return `<article class="card side">${words}${picture(cover, 112, first)}</article>`
}

/** Builds the page's HTML once, from the same answers that the home screen is rendered from. */
export async function staticPage(app: FastifyInstance): Promise<string> {
  const ask = async <Data>(url: string): Promise<Data> => {
    const answer = await app.inject({ url, headers: { 'x-language': 'en' } })
    return (JSON.parse(answer.payload) as { readonly data: Data }).data
  }
  const { items } = await ask<{ readonly items: readonly Card[] }>('/v1/feeds?types=1,2,3,4')
  const { items: categories } = await ask<{ readonly items: readonly { readonly name: string }[] }>('/v1/categories')
  const { carousel, entries } = await ask<Head>('/v1/category_heads/home')
  const slides = carousel
    .map(
      ({ image, title }, index) =>
        `<a href="#${index}" title="${text(title)}">${picture(image, 'full', index === 0)}</a>`,
    )
    .join('')
  const entryLinks = entries
    .map(
      ({ name, icon }) =>
        `<a href="#">${/^\//.test(icon) ? `<img alt="" width="44" height="44" src="${resizedUrl(icon, 80)}"><br>` : ''}${text(name)}</a>`,
    )
    .join('')
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,"><title>Yardstick</title><style>${style}</style></head><body>` +
    '<header><img class="back" src="/media/site/header.webp" alt=""><h1><img src="/media/site/logo.svg" alt="" width="32" height="32">Riverbend</h1></header>' +
    `<nav>${categories.map(({ name }) => `<a href="#">${text(name)}</a>`).join('')}</nav>` +
    `<main><div class="slides">${slides}</div><div class="entries">${entryLinks}</div>${items.map(card).join('')}</main></body></html>`
  )
}
