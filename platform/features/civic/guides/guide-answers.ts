import type { GuideCardDto, GuideDto } from '../../../../contract/guides'
import type { Language } from '../../../../src/domain/frame/site/preferences'
import type { Localised } from '../../../kernel/database/schema/localised'
import type { GuideCardRow, GuideRow } from './guides.queries'

export function guideCardOf(row: GuideCardRow): GuideCardDto {
  const { id, title, summary, theme, promisedDays, isFree, organisationId, organisationName } = row
  return {
    ...{ id, title, summary, theme },
    department: organisationId === null ? null : { id: organisationId, name: organisationName ?? '' },
    promised_days: promisedDays,
    is_free: isFree,
  }
}

/** A guide with its places, in the order in which it names them. */
export function guideOf(row: GuideRow, places: GuideDto['places'], language: Language): GuideDto {
  const say = (text: Localised | null) => text?.[language] ?? ''
  return {
    ...guideCardOf(row),
    events: row.events,
    conditions: row.conditions.map(say),
    materials: row.materials.map(({ id, name, hint, form }) => ({
      ...{ id, name: say(name), hint: say(hint) },
      form: form === null ? null : { name: say(form.name), ...form.files[language] },
    })),
    steps: row.steps.map(({ title, text }) => ({ title: say(title), text: say(text) })),
    fees: row.fees.map(({ name, cents }) => ({ name: say(name), cents })),
    legal_days: row.legalDays,
    places: row.placeIds.flatMap((id) => places.find((place) => place.id === id) ?? []),
    questions: row.questions.map(({ question, answer }) => ({ question: say(question), answer: say(answer) })),
    laws: row.laws.map(say),
    checked_on: row.checkedOn,
    valid_until: row.validUntil,
    online_url: row.onlineUrl,
    opinions: { useful: row.useful, all: row.opinions },
  }
}
