import { listMyApplications, sendApplication, withdrawApplication } from '../../contract/applications'
import { applicationKinds } from '../../src/domain/civic/applications/application-form'
import type { Endpoint } from '../../contract/endpoint'
import { errorCodes } from '../../contract/envelope'
import { addToFeedback, closeFeedback, getMyFeedback, listMyFeedback, sendFeedback } from '../../contract/feedback'
import { cancelOrder, getOrder, listOrderableServices, placeOrder } from '../../contract/orders'
import {
  askAboutSuggestion,
  confirmSuggestion,
  evaluateSuggestion,
  reopenSuggestion,
} from '../../contract/suggestion-acts'
import {
  createSuggestion,
  getSuggestion,
  getSuggestionRecord,
  listDepartments,
  listMySuggestions,
} from '../../contract/suggestions'
import { createWish, deleteWish, getWish, listMyWishes, listWishCategories } from '../../contract/wishes'
import { act, actOnce, dayAfter, expectThat, refusal, type Scenario, type Stage } from './scenario'

const text = 'A trial by conform, which checks that this platform keeps the contract. Please ignore it.'

/** What belongs to one member is there for them, and for nobody else. */
async function checkOwner(stage: Stage, endpoint: Endpoint, id: string): Promise<void> {
  await act(stage, endpoint, { path: { id } })
  if (stage.other === null) return
  await refusal(
    stage,
    endpoint,
    { path: { id }, as: stage.other },
    { code: errorCodes.gone, why: 'another member asked for it', rule: 'owner' },
  )
}

const feedback: Scenario = {
  calls: [sendFeedback, listMyFeedback, getMyFeedback, addToFeedback, closeFeedback],
  async play(stage) {
    const body = { kind: 'idea', text, pictures: [], contact: '' }
    const sent = await actOnce(
      stage,
      sendFeedback,
      { body },
      { made: 'feedback.id', otherBody: { ...body, kind: 'fault' } },
    )
    if (sent === null) return
    const path = { id: sent.text('feedback.id') }
    stage.city.ledger.leave('one closed feedback, since no call deletes it')
    const listed = await act(stage, listMyFeedback)
    const isFirst = listed?.items[0]?.text('id') === path.id
    expectThat(stage, listMyFeedback, 'lifecycle', isFirst, 'what was just sent is not first in the list')
    await checkOwner(stage, getMyFeedback, path.id)
    await act(stage, addToFeedback, { path, body: { text: 'One more word.', pictures: [] } })
    await act(stage, closeFeedback, { path })
    const closed = { code: errorCodes.stateRefuses, why: 'the feedback was closed' }
    await refusal(stage, closeFeedback, { path }, closed)
    await refusal(stage, addToFeedback, { path, body: { text: 'Too late.', pictures: [] } }, closed)
  },
}

const application: Scenario = {
  calls: [sendApplication, listMyApplications, withdrawApplication],
  async play(stage) {
    // An application of the operator’s own account is theirs: nothing is sent beside one that waits.
    const waiting = (await act(stage, listMyApplications))?.items.filter((each) => each.at('may_withdraw') === true)
    const kind = applicationKinds.find((each) => waiting?.every((other) => other.text('kind') !== each) ?? false)
    if (kind === undefined) return
    const body = {
      kind,
      name: 'Conform Trial',
      intro: text,
      contact_name: 'Conform Trial',
      phone: '13900000000',
      pictures: [],
    }
    const otherBody = { ...body, name: 'Conform Other' }
    const sent = await actOnce(stage, sendApplication, { body }, { made: 'application.id', otherBody })
    if (sent === null) return
    const why = 'one of the kind waits already'
    await refusal(stage, sendApplication, { body: otherBody }, { code: errorCodes.stateRefuses, why })
    const path = { id: sent.text('application.id') }
    stage.city.ledger.leave('one withdrawn application, since no call deletes it')
    if (stage.other !== null)
      await refusal(
        stage,
        withdrawApplication,
        { path, as: stage.other },
        { code: errorCodes.gone, why: 'another member withdrew it', rule: 'owner' },
      )
    await act(stage, withdrawApplication, { path })
    await refusal(stage, withdrawApplication, { path }, { code: errorCodes.stateRefuses, why: 'it was withdrawn' })
  },
}

const wish: Scenario = {
  calls: [createWish, getWish, listMyWishes, deleteWish, listWishCategories],
  async play(stage) {
    const categories = await act(stage, listWishCategories)
    const body = {
      title: 'A trial by conform',
      text,
      category_id: categories?.items[0]?.text('id') ?? '',
      place: { name: 'Trial Street', latitude: null, longitude: null },
      address: '',
      pictures: [],
      wanted_on: dayAfter(stage.now, 10),
      wanted: 1,
      helped_person_id: null,
    }
    const otherBody = { ...body, wanted: 2 }
    const made = await actOnce(stage, createWish, { body }, { made: 'wish.id', otherBody })
    if (made === null) return
    const path = { id: made.text('wish.id') }
    const mine = await act(stage, listMyWishes)
    const times = mine?.items.filter((each) => each.text('id') === path.id).length
    expectThat(stage, listMyWishes, 'lifecycle', times === 1, `the new wish is listed ${times} times`)
    await checkOwner(stage, getWish, path.id)
    await act(stage, deleteWish, { path })
    await refusal(stage, deleteWish, { path }, { code: errorCodes.gone, why: 'it was deleted' })
    await refusal(stage, getWish, { path }, { code: errorCodes.gone, why: 'it was deleted' })
  },
}

const order: Scenario = {
  calls: [listOrderableServices, placeOrder, getOrder, cancelOrder],
  async play(stage) {
    const services = await act(stage, listOrderableServices)
    // For a trial, nobody's reward is reserved.
    const service = services?.items.find((each) => each.at('reward') === 0)
    if (services?.at('open') !== true || service === undefined) return
    const body = {
      service_id: service.text('id'),
      wanted_on: dayAfter(stage.now, 10),
      area: 'Trial Street',
      address: 'No. 1',
      note: text,
    }
    const placed = await actOnce(stage, placeOrder, { body }, { made: 'order.id', otherBody: { ...body, note: '' } })
    if (placed === null) return
    const id = placed.text('order.id')
    await act(stage, getOrder, { path: { id } })
    stage.city.ledger.leave('one cancelled order, since no call deletes it')
    await act(stage, cancelOrder, { body: { id, text: 'It was a trial.' } })
    const why = 'the order was cancelled'
    await refusal(stage, cancelOrder, { body: { id, text: 'Again.' } }, { code: errorCodes.stateRefuses, why })
  },
}

/** What waits for its office is its author's alone, and nothing can be said about an answer that is not there. */
const suggestion: Scenario = {
  calls: [
    listDepartments,
    createSuggestion,
    listMySuggestions,
    getSuggestion,
    getSuggestionRecord,
    confirmSuggestion,
    reopenSuggestion,
    askAboutSuggestion,
    evaluateSuggestion,
  ],
  async play(stage) {
    const department = (await act(stage, listDepartments))?.items[0]
    if (department === undefined) return
    const body = {
      kind: 'idea',
      department_id: department.text('id'),
      title: 'A trial by conform',
      text,
      place: { name: '', latitude: null, longitude: null },
      pictures: [],
      contact: '',
      is_public: false,
      is_anonymous: false,
    }
    const sent = await actOnce(
      stage,
      createSuggestion,
      { body },
      { made: 'suggestion.id', otherBody: { ...body, kind: 'question' } },
    )
    if (sent === null) return
    const id = sent.text('suggestion.id')
    stage.city.ledger.leave('one suggestion that is not public, which its office refuses, since no call deletes it')
    const mine = await act(stage, listMySuggestions)
    const times = mine?.items.filter((each) => each.text('id') === id).length
    expectThat(stage, listMySuggestions, 'lifecycle', times === 1, `the new suggestion is listed ${times} times`)
    await checkOwner(stage, getSuggestion, id)
    await checkOwner(stage, getSuggestionRecord, id)
    const unanswered = { code: errorCodes.stateRefuses, why: 'the suggestion has no answer' }
    await refusal(stage, confirmSuggestion, { body: { id } }, unanswered)
    await refusal(stage, reopenSuggestion, { body: { id, text } }, unanswered)
    await refusal(stage, askAboutSuggestion, { body: { id, act: 'ask', text } }, unanswered)
    await refusal(stage, evaluateSuggestion, { body: { id, stars: 5, text: '' } }, unanswered)
  },
}

export const caseScenarios: readonly Scenario[] = [feedback, application, wish, order, suggestion]
