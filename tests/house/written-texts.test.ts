import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { isNothing, type Schema } from '../../contract/endpoint'
import { id, isAsTyped, isWritten, typedPhone } from '../../contract/fields'
import { allEndpoints } from '../../contract/reading/all-endpoints'

const howTo = `a text on the wire is checked for the words that the site refuses by nobody:
  declare it as writtenText in the contract when others read it, and else say here why it is not looked at`

/** Texts that nobody else reads, or that are looked at elsewhere, by call and field, and why. */
const others: Readonly<Record<string, string>> = {
  'addToFeedback.text': 'the office alone reads it, and it may quote what it is about',
  'sendFeedback.text': 'the office alone reads it, and it may quote what it is about',
  'reportSomething.text': 'the office alone reads it, and it quotes what is reported',
  'foundTeam.why': 'the office alone reads it, besides the founder',
  'sendFeedback.contact': 'an address for the office, sealed',
  'createSuggestion.contact': 'an address for the office, sealed',
  'correctSuggestion.contact': 'an address for the office, sealed',
  'sendApplication.contact_name': 'the name of a person, for the office, sealed',
  'createWish.address': 'a private address, sealed',
  'placeOrder.address': 'a private address, sealed',
  'editUser.home_address': 'a private address, sealed',
  'editUser.nickname': 'looked at when it changes, so that who has one can edit the rest (edit-user.ts)',
  'registerHelpedPerson.address': 'private, sealed',
  'registerHelpedPerson.name': 'private, sealed',
  'registerHelpedPerson.needs': 'private, sealed',
  'changeHelpedPerson.address': 'private, sealed',
  'changeHelpedPerson.name': 'private, sealed',
  'changeHelpedPerson.needs': 'private, sealed',
  'checkRealName.name': 'the name of a person, sealed',
  'checkRealName.face': 'what a camera says',
  'registerVolunteer.name': 'the name of a person, sealed',
  'registerVolunteer.guardian_name': 'the name of a person, sealed',
  'changeVolunteer.name': 'the name of a person, sealed',
  'changeVolunteer.guardian_name': 'the name of a person, sealed',
  'cashOutToAlipay.account': 'an account, sealed',
  'recordSearch.q': 'words of a search, looked at before others are shown them (hot-words.ts)',
  'listSimilarSuggestions.title': 'words of a search',
  'subscribeToPush.endpoint': 'made by the browser',
  'unsubscribeFromPush.endpoint': 'made by the browser',
  'placeOrder.wanted_on': 'a day',
  'sayNobodyCame.wanted_on': 'a day',
  'registerVolunteer.birth_date': 'a day',
  'changeVolunteer.birth_date': 'a day',
}
/** Fields of which a machine makes every value, or that open something. */
const ofMachines = /^(code|proof|old_proof|secret|\w*phone|card_number|callback|url|\w+_url|\w*post_id|\w*user_id)$/

interface Node {
  readonly properties?: Readonly<Record<string, Node>>
  readonly items?: Node
  readonly anyOf?: readonly Node[]
  readonly type?: string
  readonly kind?: 'id' | 'phone' | 'typed' | 'written'
  readonly enum?: unknown
  readonly const?: unknown
  readonly format?: string
  readonly pattern?: string
}

function kindOf(field: object): Node['kind'] {
  if (field === id) return 'id'
  if (field === typedPhone) return 'phone'
  if (isAsTyped(field)) return 'typed'
  return isWritten(field) ? 'written' : undefined
}

/** The paths of a body's texts that may hold whatever somebody writes, and whether each is declared as written. */
function textsOf(body: Schema): { readonly path: string; readonly isDeclared: boolean }[] {
  const root = z.toJSONSchema(body, {
    unrepresentable: 'any',
    io: 'input',
    override: ({ zodSchema, jsonSchema }) => {
      const field: object = zodSchema
      const kind = kindOf(field)
      if (kind !== undefined) Object.assign(jsonSchema, { kind })
    },
  }) as Node
  const found: { path: string; isDeclared: boolean }[] = []
  const walk = (node: Node, path: string): void => {
    for (const each of node.anyOf ?? []) walk(each, path)
    if (node.items !== undefined) walk(node.items, path)
    for (const [name, inner] of Object.entries(node.properties ?? {}))
      walk(inner, path === '' ? name : `${path}.${name}`)
    const isFree = node.enum === undefined && node.const === undefined && node.format === undefined
    if (node.type !== 'string' || !isFree || node.pattern !== undefined) return
    const isOther = node.kind === 'id' || node.kind === 'phone' || node.kind === 'typed'
    if (!isOther) found.push({ path, isDeclared: node.kind === 'written' })
  }
  walk(root, '')
  return found
}

const texts = allEndpoints().flatMap(({ endpoint: { name, body } }) =>
  isNothing(body) ? [] : textsOf(body).map(({ path, isDeclared }) => ({ text: `${name}.${path}`, path, isDeclared })),
)

it('is written for others and looked at for refused words, or says why not', () => {
  expect(texts.filter(({ isDeclared }) => isDeclared).length).toBeGreaterThan(25)
  const unchecked = texts.filter(
    ({ text, path, isDeclared }) => !isDeclared && !ofMachines.test(path) && !(text in others),
  )
  expect(
    unchecked.map(({ text }) => text),
    howTo,
  ).toEqual([])
})

it('has no reason for a text that is gone or looked at', () => {
  const undeclared = new Set(texts.flatMap(({ text, isDeclared }) => (isDeclared ? [] : [text])))
  expect(Object.keys(others).filter((text) => !undeclared.has(text))).toEqual([])
})
