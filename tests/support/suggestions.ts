import {
  askAboutSuggestion,
  confirmSuggestion,
  correctSuggestion,
  evaluateSuggestion,
  reopenSuggestion,
  subscribeToSuggestion,
  supportSuggestion,
  withdrawSuggestion,
} from '../../contract/suggestion-acts'
import {
  createSuggestion,
  getSuggestion,
  getSuggestionRecord,
  listSimilarSuggestions,
} from '../../contract/suggestions'
import { desks } from '../../platform/features'
import {
  acceptSuggestion,
  assignSuggestion,
  inquireAboutSuggestion,
  replyToSuggestion,
  respondToQuestion,
} from '../../platform/features/civic/suggestions/answer-suggestion'
import { joinSuggestion, partSuggestion } from '../../platform/features/civic/suggestions/join-suggestions'
import { departments } from '../../platform/features/civic/suggestions/suggestions.schema'
import type { Support } from '../../src/domain/civic/suggestions/suggestion-lifecycle'
import type { TestPlatform } from './platform'

type Who = { readonly token: string }

/** Helpers for tests of suggestions. */
export function suggestionTools(platform: TestPlatform) {
  let keys = 0
  const headers = () => ({ 'idempotency-key': `suggestion-key-${(keys += 1)}` })
  const form = {
    kind: 'problem',
    department_id: 'roads',
    title: 'The lamp at the corner is dark',
    text: 'It has been out for a week, and the steps are hard to see.',
    place: { name: 'Lantern Street', latitude: 26.42 as number | null, longitude: 111.61 as number | null },
    pictures: [] as string[],
    contact: '',
    is_public: true,
    is_anonymous: false,
  }
  type Change = Partial<typeof form> | object
  const { database, clock } = platform
  const submit = (who: Who, change: Change = {}) =>
    platform.call(createSuggestion, { token: who.token, headers: headers(), body: { ...form, ...change } })
  const send = async (who: Who, change: Change = {}): Promise<string> =>
    (await submit(who, change)).data.suggestion.id as string
  const accept = async (id: string) => acceptSuggestion(database, { id }, clock.now())
  const tools = {
    form,
    submit,
    send,
    accept,
    async prepare() {
      const promise = { intro: { 'zh-CN': '', en: '' }, acceptDays: 1, replyDays: 5 }
      const name = (chinese: string, english: string) => ({ 'zh-CN': chinese, en: english })
      await database.insert(departments).values([
        { ...promise, id: 'mayor', name: name('市长信箱', 'Mayor'), sort: 0, superiorId: null, replyDays: 10 },
        { ...promise, id: 'roads', name: name('城管局', 'Streets'), sort: 1, superiorId: 'mayor' },
        { ...promise, id: 'water', name: name('水务局', 'Water'), sort: 2, superiorId: 'mayor' },
      ])
    },
    /** The office accepts a suggestion that was corrected so often. */
    acceptCorrected: (id: string, corrections: number) => acceptSuggestion(database, { id, corrections }, clock.now()),
    assign: (id: string, department = 'roads') => assignSuggestion(database, id, department, clock.now()),
    reply: (id: string, text = 'The lamp was repaired on Tuesday.') =>
      replyToSuggestion(database, { id, text }, clock.now()),
    /** Sends a suggestion that everybody sees. */
    async open(who: Who, change: Change = {}): Promise<string> {
      const id = await send(who, change)
      await accept(id)
      return id
    },
    async replied(who: Who, change: Change = {}): Promise<string> {
      const id = await tools.open(who, change)
      await tools.assign(id)
      await tools.reply(id)
      return id
    },
    see: (id: string, who?: Who) =>
      platform.call(getSuggestion, { path: { id }, headers: { 'x-language': 'en' }, ...(who && { token: who.token }) }),
    record: (id: string, who?: Who) =>
      platform.call(getSuggestionRecord, {
        path: { id },
        headers: { 'x-language': 'en' },
        ...(who && { token: who.token }),
      }),
    support: (who: Who, id: string, support: Support) =>
      platform.call(supportSuggestion, { token: who.token, body: { id, support } }),
    similar: async (title: string, at: { latitude: number | null; longitude: number | null }) =>
      (await platform.ask(listSimilarSuggestions, { body: { title, ...at } })).items.map(({ id }) => id),
    correct: (who: Who, id: string, change: Change = {}) =>
      platform.call(correctSuggestion, {
        token: who.token,
        headers: headers(),
        body: { ...form, id, kept: [] as number[], ...change },
      }),
    withdraw: (who: Who, id: string) =>
      platform.call(withdrawSuggestion, { token: who.token, headers: headers(), body: { id } }),
    join: (id: string, mainId: string) =>
      database.transaction((transaction) => joinSuggestion(transaction, id, { mainId, at: clock.now() })),
    part: (id: string) =>
      database.transaction((transaction) => partSuggestion(transaction, id, { role: 'operator', at: clock.now() })),
    subscribe: (who: Who, id: string, subscribed = true) =>
      platform.call(subscribeToSuggestion, { token: who.token, body: { id, subscribed } }),
    ask: (who: Who, id: string, act: 'ask' | 'clarify' = 'ask', text = 'When will it come?') =>
      platform.call(askAboutSuggestion, { token: who.token, headers: headers(), body: { id, act, text } }),
    respond: (id: string, text = 'It comes on Monday.') => respondToQuestion(database, id, text, clock.now()),
    inquire: (id: string, text = 'Which lamp is it?') => inquireAboutSuggestion(database, id, text, clock.now()),
    confirm: (who: Who, id: string) =>
      platform.call(confirmSuggestion, { token: who.token, headers: headers(), body: { id } }),
    reopen: (who: Who, id: string, text = 'It is dark again.') =>
      platform.call(reopenSuggestion, { token: who.token, headers: headers(), body: { id, text } }),
    evaluate: (who: Who, id: string, stars = 4, text = 'Quick.') =>
      platform.call(evaluateSuggestion, { token: who.token, headers: headers(), body: { id, stars, text } }),
    /** What waits at the desk. */
    waiting: () => {
      const desk = desks.find(({ name }) => name === 'suggestions')
      if (desk === undefined) throw new Error('there is no desk of suggestions')
      return desk.selectWaiting(database, 50, platform.platform.vault)
    },
  }
  return tools
}
