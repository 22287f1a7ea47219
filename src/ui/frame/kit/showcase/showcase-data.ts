import type { FeedItem, FeedLayout } from '../../../../domain/frame/content/feed-item'
import type { ShowcaseWords } from './showcase.words'

/** A small drawn landscape, so that the page needs no server. */
export function drawnPicture(hue: number): string {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 240" preserveAspectRatio="xMidYMid slice"><rect width="320" height="240" fill="hsl(${hue} 45% 82%)"/><circle cx="${60 + (hue % 180)}" cy="70" r="26" fill="hsl(${(hue + 40) % 360} 80% 92%)"/><path d="M0 170 70 96l60 58 54-70 136 116v40H0z" fill="hsl(${hue} 32% 52%)"/><path d="M0 200q90-40 170-10t150-16v66H0z" fill="hsl(${hue} 36% 34%)"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`
}

export function sampleItem(words: ShowcaseWords, number: number, layout: FeedLayout): FeedItem {
  const titles = [words.newsA, words.newsB, words.newsC, words.newsD]
  const hues = [205, 24, 150, 330, 265, 48]
  const hue = hues[number % hues.length] ?? 0
  return {
    id: String(number),
    kind: 'post',
    title: titles[number % titles.length] ?? '',
    summary: words.summary,
    source: { id: 'daily', name: words.source, logo: null },
    covers: layout === 'text' ? [] : [hue, hue + 30, hue + 60].map(drawnPicture),
    layout,
    publishedAt: 1_790_000_000_000,
    counts: { views: 12_000, likes: 128, comments: 36 },
    duration: null,
    pictures: null,
    externalUrl: null,
    liked: false,
  }
}
