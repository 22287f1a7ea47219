import { describe, expect, it } from 'vitest'
import { changedAt, type Article } from '../../../../src/application/media/articles/article'
import { ArticlesGateway } from '../../../../src/application/media/articles/articles-gateway'
import { ReadArticle } from '../../../../src/application/media/articles/read-article'
import { failureOf } from '../../../../src/application/frame/shared/failure'
import { HtmlSanitiser, type SafeHtml } from '../../../../src/application/frame/shared/html-sanitiser'
import { failure, success } from '../../../../src/domain/frame/shared/result'
import { openTab } from '../../../support/member-host'
import { recordedPort } from '../../../support/recorded-port'

const article = { id: '1', content: '<p onclick="x()">The bridge</p>' } as Article
const safe = {} as SafeHtml
const picture = (address: string) => ({ src: address })

function made() {
  const { container } = openTab()
  const gateway = recordedPort<ArticlesGateway>({ article: async () => success(article) })
  const sanitiser = recordedPort<HtmlSanitiser>({ clean: () => safe })
  container.bind(ArticlesGateway).toConstantValue(gateway.port)
  container.bind(HtmlSanitiser).toConstantValue(sanitiser.port)
  return { gateway, sanitiser, read: container.get(ReadArticle) }
}

describe('an article to read', () => {
  it('has its content through the sanitiser alone', async () => {
    const { read, sanitiser } = made()
    expect(await read.article('1', picture)).toEqual(success({ article, html: safe }))
    expect(sanitiser.calls).toEqual([['clean', article.content, picture]])
  })

  it('that could not be loaded has none', async () => {
    const { read, gateway, sanitiser } = made()
    gateway.answers.article = async () => failure(failureOf('gone'))
    expect([await read.article('1', picture), sanitiser.calls]).toEqual([failure(failureOf('gone')), []])
  })

  it('goes on where it was left', () => {
    const { read } = made()
    read.saveParagraph('1', 7, 20)
    expect([read.savedParagraph('1'), read.savedParagraph('2')]).toEqual([7, null])
  })
})

describe('the last change of an article', () => {
  const correction = (at: number) => ({ at, text: 'It was Monday' })

  it('is its latest extension or correction, and null where there is none', () => {
    expect(changedAt({ updatedAt: null, corrections: [] })).toBeNull()
    expect(changedAt({ updatedAt: 5, corrections: [] })).toBe(5)
    expect(changedAt({ updatedAt: 5, corrections: [correction(9), correction(7)] })).toBe(9)
    expect(changedAt({ updatedAt: null, corrections: [correction(3)] })).toBe(3)
  })
})
