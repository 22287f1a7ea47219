import { expect, it } from 'vitest'
import { allEndpoints } from '../../contract/reading/all-endpoints'
import { errorCodes } from '../../contract/envelope'
import { filesBelow } from './source-tree'

/** Single things that are a part of a screen which shows without them, or that are asked for in another way. */
const parts: Readonly<Record<string, string>> = {
  getCampaign: 'the call for entries stands on the page of its topic',
  getComment: 'a comment opens over its content',
  getPage: 'a page that is missing is replaced by the default one',
  getPageCardItems: 'a card that fails stands alone',
  getPacketStanding: 'stands on the page of its campaign',
  getPlayAuth: 'means restricted playback (B80)',
  getPublicAccount: 'the channel shows without its account',
  getWholeArticle: 'is called by other clients',
}

const sources = filesBelow(['src/infrastructure'], ['.ts'])
const isSentAsContent = (name: string) =>
  sources.some(({ text }) => new RegExp(`\\bsend\\(\\s*${name},\\s*\\{[^}]*failures: 'content'`).test(text)) ||
  sources.some(({ text }) => new RegExp(`options = \\{ failures: 'content'[^]*\\b${name}\\b`).test(text))

it('what everybody may open by its id gives the page for missing content when it is not there (B88)', () => {
  const details = allEndpoints()
    .map(({ endpoint }) => endpoint)
    .filter(
      ({ method, url, access, errors }) =>
        method === 'GET' && access === 'open' && url.endsWith('/:id') && errors.includes(errorCodes.gone),
    )
  expect(details.length).toBeGreaterThan(20)
  const names = details.map(({ name }) => name).filter((name) => name.startsWith('get'))
  expect(
    names.filter((name) => !(name in parts) && !isSentAsContent(name)),
    "send it with `failures: 'content'`, or say in `parts` of tests/house/missing-content.test.ts why it is none",
  ).toEqual([])
  expect(Object.keys(parts).filter((name) => isSentAsContent(name))).toEqual([])
})
