import { resolve } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import type { Lifecycle, Transition } from '../../src/domain/frame/cases/lifecycle'
import { filesBelow, nodesOf, parse, type SourceFile } from './source-tree'

type AnyLifecycle = Lifecycle<string, string, string>

/** Roles that have no screen: the office works at its desks, the others are programs. */
const withoutScreen = new Set(['operator', 'office', 'clock', 'verifier', 'payer', 'subscriber'])
/** Roles that one person takes in turn, as a volunteer who claims a wish becomes its claimant. */
const sides = [
  ['volunteer', 'claimant', 'provider', 'member'],
  ['moderator', 'owner'],
]

/** How an act that cannot be taken back is asked for, and where in the feature. */
type Asking =
  /** The bar of acts asks; the question stands in `questions` of this screen. */
  | { readonly question: string }
  /** A form has to be sent: whatever calls this stands in the `send` of a form. */
  | { readonly form: string; readonly in: string }
  /** The screen reaches this from within a dialog or a sheet alone. */
  | { readonly dialog: string; readonly in: string }
  /** The code that tells acts apart performs this one by the branch with this call, which makes a form. */
  | { readonly branch: string; readonly in: string }
  /** Nobody asks, for this reason. */
  | { readonly atOnce: string }

/** Acts that change no state of the case, and cannot be taken back all the same: they change who leads. */
const changingLead: Readonly<Record<string, readonly string[]>> = {
  membershipLifecycle: ['acceptLead', 'declineLead'],
  circleMembershipLifecycle: ['handOver'],
}

const wishForm = (call: string): Asking => ({ form: `gateway.${call}`, in: 'civic/wishes' })
const orderReason: Asking = { form: 'gateway[act]', in: 'civic/orders' }
const suggestionForm = (call: string): Asking => ({ form: `this.gateway.${call}`, in: 'civic/suggestions' })
const inSuggestion: Asking = { question: 'civic/suggestions/suggestion/suggestion.screen.tsx' }
const checkInSheet: Asking = { dialog: 'sheet.byPlace', in: 'civic/activities' }
const ending: Asking = { form: 'this.leadActivities.execute', in: 'civic/teams' }
const removedAgain = 'Whoever leads can remove the person again, which asks; the person can leave.'

const askings: Readonly<Record<string, Readonly<Record<string, Asking>>>> = {
  wishLifecycle: {
    finish: wishForm('finish'),
    evaluate: wishForm('evaluate'),
    letGo: wishForm('letGo'),
    notDone: wishForm('notDone'),
    withdraw: { question: 'civic/wishes/wish/wish.screen.tsx' },
  },
  orderLifecycle: {
    complete: { question: 'civic/orders/order/order.screen.tsx' },
    score: { form: 'gateway.score', in: 'civic/orders' },
    nobodyCame: { form: 'gateway.nobodyCame', in: 'civic/orders' },
    object: orderReason,
    cancel: orderReason,
  },
  feedbackLifecycle: { close: { question: 'civic/feedback/feedback.screen.tsx' } },
  foundingLifecycle: { withdraw: { dialog: 'viewModel.withdraw', in: 'civic/team-foundings' } },
  applicationLifecycle: { withdraw: { dialog: 'viewModel.withdraw', in: 'civic/applications' } },
  showLifecycle: { remove: { dialog: 'viewModel.remove', in: 'civic/shows' } },
  suggestionLifecycle: {
    confirm: inSuggestion,
    withdraw: inSuggestion,
    reopen: suggestionForm('reopen'),
    escalate: suggestionForm('reopen'),
    evaluate: suggestionForm('evaluate'),
  },
  activityLifecycle: {
    callOff: ending,
    endEarly: ending,
    withdraw: { dialog: 'viewModel.withdraw', in: 'civic/activity-plans' },
  },
  memberLifecycle: { 'check-in': checkInSheet, 'check-out': checkInSheet },
  serviceLifecycle: {
    end: { atOnce: 'It follows from a check-out, which asks.' },
    claim: { atOnce: 'It follows from a check-out, which asks.' },
    confirm: { atOnce: 'The leader can correct or refuse it for two weeks.' },
  },
  membershipLifecycle: {
    approve: { atOnce: removedAgain },
    refuse: { form: 'this.decide', in: 'civic/teams' },
    remove: { form: 'this.decide', in: 'civic/teams' },
    acceptLead: { question: 'civic/teams/team/team-act-bar.tsx' },
    declineLead: { question: 'civic/teams/team/team-act-bar.tsx' },
  },
  circleMembershipLifecycle: {
    accept: { atOnce: 'The person can leave the circle again, which asks.' },
    decline: { question: 'civic/circles/circle/circle-act-bar.tsx' },
    invite: { atOnce: 'It is sent from a list of people by their names, and the invited person decides.' },
    approve: { atOnce: removedAgain },
    refuse: { branch: 'this.write(act, person)', in: 'civic/circles' },
    handOver: { dialog: 'viewModel.handOver', in: 'civic/circles' },
  },
  circlePostLifecycle: { delete: { dialog: "act: 'delete'", in: 'civic/circles' } },
}

const isLifecycle = (value: unknown): value is AnyLifecycle =>
  typeof value === 'object' && value !== null && 'start' in value && 'acts' in value

async function findLifecycles(): Promise<readonly (readonly [string, AnyLifecycle])[]> {
  const files = filesBelow(['src/domain'], ['.ts']).filter(({ text }) => /: Lifecycle</.test(text))
  const modules = await Promise.all(files.map(({ path }) => import(resolve(path)) as Promise<Record<string, unknown>>))
  return modules.flatMap((exported) =>
    Object.entries(exported).flatMap(([name, value]) => (isLifecycle(value) ? [[name, value] as const] : [])),
  )
}

/** The acts that a person in this role has, in any state, and in the roles that they take in turn. */
function ownActs(lifecycle: AnyLifecycle, role: string): readonly Transition<string, string>[] {
  const side = sides.find((roles) => roles.includes(role)) ?? [role]
  return Object.values(lifecycle.acts).filter(({ by }) => by.some((each) => side.includes(each)))
}

/**
 * Whether whoever did an act can return, by acts of their own, to a state from which they did it. An act that changes no
 * state needs no way back, unless it gives up a place: then they need an act that takes a place again.
 */
function canBeTakenBack(lifecycle: AnyLifecycle, { from, to, place }: Transition<string, string>, role: string) {
  const own = ownActs(lifecycle, role)
  if (place === 'returns' && !own.some((act) => act.place === 'takes')) return false
  const reached = new Set([to])
  for (const state of reached) for (const act of own) if (act.from.includes(state)) reached.add(act.to)
  return from.some((state) => reached.has(state))
}

function irreversibleActs(lifecycle: AnyLifecycle): readonly string[] {
  return Object.entries(lifecycle.acts)
    .filter(([, act]) => act.by.some((role) => !withoutScreen.has(role) && !canBeTakenBack(lifecycle, act, role)))
    .map(([name]) => name)
}

const sources = filesBelow(['src/ui', 'src/application'], ['.ts', '.tsx'])
const sourcesOf = (feature: string): readonly SourceFile[] =>
  sources.filter(({ path }) => path.includes(`/${feature}/`))

function ancestorsOf(node: ts.Node): readonly ts.Node[] {
  return node.parent === undefined ? [] : [node.parent, ...ancestorsOf(node.parent)]
}

const isSend = (node: ts.Node): boolean =>
  ts.isPropertyAssignment(node) && node.name.getText() === 'send' && /\bmake\b/.test(node.parent.parent.getText())

const isOverlay = (node: ts.Node): boolean =>
  (ts.isJsxSelfClosingElement(node) || ts.isJsxOpeningElement(node)) && /^(Dialog|Sheet)$/.test(node.tagName.getText())
const isInOverlay = (node: ts.Node): boolean =>
  ts.isJsxElement(node) ? isOverlay(node.openingElement) : isOverlay(node)

/** The calls of a function by which an act may be performed: those that name another act are not. */
function callsFor(act: string, { form, in: feature }: { readonly form: string; readonly in: string }) {
  return sourcesOf(feature)
    .filter(({ text }) => text.includes(form))
    .flatMap((file) => nodesOf(parse(file)))
    .filter((node) => ts.isCallExpression(node) && node.expression.getText() === form)
    .filter((node) => !/\bact: '/.test(node.getText()) || node.getText().includes(`act: '${act}'`))
}

/** What proves that an act asks: places, each of which has to lie where something was asked. */
function proofOf(act: string, asking: Exclude<Asking, { readonly atOnce: string }>): readonly boolean[] {
  if ('form' in asking) return callsFor(act, asking).map((call) => ancestorsOf(call).some(isSend))
  if ('question' in asking) {
    const [file] = sources.filter(({ path }) => path.endsWith(asking.question))
    if (file === undefined) return []
    const nodes = nodesOf(parse(file))
    const questions = nodes.find((node) => ts.isVariableDeclaration(node) && node.name.getText() === 'questions')
    const asked = questions === undefined ? [] : nodesOf(questions)
    return [
      asked.some((node) => ts.isPropertyAssignment(node) && node.name.getText() === act),
      /<ActBar\b[^]*\bquestion: questions\[act\]/.test(file.text),
    ]
  }
  if ('branch' in asking)
    return sourcesOf(asking.in)
      .flatMap((file) => nodesOf(parse(file)))
      .filter((node) => ts.isIfStatement(node) && node.expression.getText().includes(`act === '${act}'`))
      .map((node) => ts.isIfStatement(node) && node.thenStatement.getText().includes(asking.branch))
  return sourcesOf(asking.in)
    .filter(({ path, text }) => path.endsWith('.tsx') && text.includes(asking.dialog))
    .flatMap((file) => nodesOf(parse(file)))
    .filter((node) => node.getText() === asking.dialog)
    .map((node) => ancestorsOf(node).some(isInOverlay))
}

const lifecycles = await findLifecycles()

describe('what cannot be taken back', () => {
  it('is derived from every lifecycle', () => {
    const expected = Object.fromEntries(
      lifecycles.map(([name, lifecycle]) => [name, [...irreversibleActs(lifecycle), ...(changingLead[name] ?? [])]]),
    )
    const declared = Object.fromEntries(Object.entries(askings).map(([name, acts]) => [name, Object.keys(acts)]))
    const sorted = (lists: Readonly<Record<string, readonly string[]>>) =>
      Object.entries(lists)
        .flatMap(([name, acts]) => acts.map((act) => `${name}: ${act}`))
        .sort()
    expect(sorted(declared), 'say here how each of them asks').toEqual(sorted(expected))
  })

  it('is told from what can be', () => {
    const pair: AnyLifecycle = {
      start: 'out',
      acts: {
        enter: { from: ['out'], to: 'in', by: ['member'] },
        leave: { from: ['in'], to: 'out', by: ['member'] },
        give: { from: ['in'], to: 'in', by: ['wisher'], place: 'returns' },
        end: { from: ['in'], to: 'over', by: ['member', 'operator'] },
        restore: { from: ['over'], to: 'in', by: ['operator'] },
      },
    }
    expect(irreversibleActs(pair)).toEqual(['give', 'end'])
  })

  const asked = Object.entries(askings).flatMap(([name, acts]) =>
    Object.entries(acts).flatMap(([act, asking]) => ('atOnce' in asking ? [] : [[name, act, asking] as const])),
  )
  it.each(asked)('asks first: %s, %s', (_, act, asking) => {
    const proof = proofOf(act, asking)
    expect(proof.length, 'the place was not found').toBeGreaterThan(0)
    expect(proof.every(Boolean)).toBe(true)
  })
})
