import { describe, expect, it } from 'vitest'
import { features } from '../../src/composition/features'
import { isNothing } from '../../contract/endpoint'
import { allEndpoints } from '../../contract/reading/all-endpoints'
import { fieldsIn } from '../../contract/reading/declared-fields'
import { contractValuesIn } from './contract-values'
import { filesBelow } from './source-tree'

/** Calls of the specification that the platform serves before the client has the screen for them. */
const planned: Readonly<Record<string, { readonly screen: `S${number}`; readonly path: string }>> = {}

/** Calls of the specification that our own client does not make, and why. */
const forOthers: Readonly<Record<string, string>> = {
  getWholeArticle:
    'answers both halves of an article at once (C017); the client asks for C018 and C019, of which one is cached for all',
  bindPhoneAfterMessenger: 'the first version of C064, which the client calls',
  exchangePartnerCode: "is sent by a partner's server, which has the secret for it (C068)",
  getMessengerAddress: 'leads to the page that asks for consent (C060); the client calls C061, which can be silent too',
  listShowComments:
    'answers the comments of a show at an address of their own (C110); the client asks for those of every kind by C027',
  sendCaptcha: 'has a phone number in its address, which logs and histories keep; the client calls sendCode instead',
}

const declared = filesBelow(['contract'], ['.ts']).flatMap(({ text }) =>
  [...text.matchAll(/^export const (\w+) = endpoint\(/gm)].map(([, name = '']) => name),
)
const called = new Set(filesBelow(['src'], ['.ts', '.tsx']).flatMap(contractValuesIn))
const isCalled = (name: string) => called.has(name)
const paths = features.flatMap(({ routes }) => routes.map(({ path }) => path))

describe('what counts as a call', () => {
  const valuesIn = (text: string) => contractValuesIn({ path: 'src/a.ts', text })

  it('is a value of the contract that a file imports and uses', () => {
    expect(
      valuesIn("import { follow, like as likeIt } from '../../../contract/reactions'\nsend(follow); send(likeIt)"),
    ).toEqual(['follow', 'like'])
  })

  it('is neither a word of the same name, nor its type, nor an import without a use', () => {
    expect(valuesIn('export function checkPassword() {}\ncheckPassword()')).toEqual([])
    expect(valuesIn("import { checkPassword } from '../../domain/session/password'\ncheckPassword()")).toEqual([])
    expect(valuesIn("import type { like } from '../contract/reactions'\ntype Like = typeof like")).toEqual([])
    expect(valuesIn("import { type like, follow } from '../contract/reactions'\ntype Follow = typeof follow")).toEqual(
      [],
    )
  })
})

describe('the calls of the contract', () => {
  it('take as text what they take, since only answers are decoded', () => {
    const isCodec = (field: unknown) => 'reverseTransform' in (field as { _zod: { def: object } })._zod.def
    const decoding = allEndpoints().filter(({ endpoint: { path, query, body } }) =>
      [path, query, body].some((part) => !isNothing(part) && fieldsIn(part, isCodec) !== null),
    )
    expect(decoding.map(({ endpoint }) => endpoint.name)).toEqual([])
  })

  it('are all made by the client, or wait for a screen by its number', () => {
    expect(
      declared.filter((name) => !isCalled(name) && !(name in planned) && !(name in forOthers)),
      'an endpoint of contract/ that nothing in src/ sends: remove it with its route on the platform, or add it to `planned` in tests/house/endpoints.test.ts with its screen',
    ).toEqual([])
  })

  it.each(Object.entries(forOthers))('that the client does not make are declared: %s', (name) => {
    expect({ declared: declared.includes(name), called: isCalled(name) }).toEqual({ declared: true, called: false })
  })

  it.each(Object.entries(planned))('that wait are declared, and not made yet: %s', (name, { path }) => {
    expect(
      { declared: declared.includes(name), called: isCalled(name), screenStands: paths.includes(path) },
      'what is called, or gone from contract/, is no longer planned: remove it from `planned` in tests/house/endpoints.test.ts',
    ).toEqual({ declared: true, called: false, screenStands: false })
  })
})

describe('the posts that need a phone to say who sends them (B51)', () => {
  const posts = allEndpoints().map(({ endpoint }) => endpoint)
  // A suggestion is an advice in the addresses of the specification.
  const sendsAsMember = ({ method, url, access }: (typeof posts)[number]) =>
    method === 'POST' && access === 'phone' && /(?:comment|headline|advice|advise)/.test(url)

  it('are comments, entries and suggestions', () => {
    expect(posts.filter(({ needsPhoneToAuthorise }) => needsPhoneToAuthorise).map(({ name }) => name)).toEqual(
      expect.arrayContaining(['postComment', 'createEntry', 'createSuggestion']),
    )
    expect(posts.filter((post) => post.needsPhoneToAuthorise !== sendsAsMember(post)).map(({ name }) => name)).toEqual(
      [],
    )
  })
})
