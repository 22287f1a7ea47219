import { bilingual } from '../text'
import type { DemoArticle } from './composed'
import { city } from './city'
import { culture } from './culture'
import { life } from './life'
import { otherCities } from './other-cities'
import { people } from './people'

/**
 * Articles are separated by lines of `####`. One is `sub-category | tags | Chinese author | English author`, then title,
 * summary and body in Chinese, then in English, separated by lines of `===`.
 */
export function parseArticles(text: string): DemoArticle[] {
  return text.trim().split(/\n#{4,}\n/).map((entry) => {
    const [head = '', chinese = '', english = ''] = entry.split(/\n===\n/)
    const [sub = '', tags = '', author = '', englishAuthor = ''] = head.trim().split(' | ')
    const parts = (part: string) => {
      const [title = '', summary = '', ...body] = part.trim().split('\n')
      return { title: title.trim(), summary: summary.trim(), body: body.join('\n').trim() }
    }
    const [zh, en] = [parts(chinese), parts(english)]
    return { sub, tags: tags.split(' '), author: bilingual(author, englishAuthor), title: bilingual(zh.title, en.title), summary: bilingual(zh.summary, en.summary), body: bilingual(zh.body, en.body) }
  })
}

/** Articles written one by one, newest first. */
export function writtenArticles(): DemoArticle[] {
  return [city, people, culture, life].flatMap(parseArticles)
}

/** Articles for other places, each with the id of its place. */
export function placedArticles(): { readonly place: string; readonly article: DemoArticle }[] {
  return otherCities.trim().split(/\n#{4,}\n/).flatMap((entry) => {
    const [place = '', ...rest] = entry.split(' | ')
    return parseArticles(rest.join(' | ')).map((article) => ({ place, article }))
  })
}
