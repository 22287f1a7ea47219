import { heatOfView } from '../../../../../src/domain/civic/guides/heat'
import { ruleOf } from '../../../../features/civic/guides/guide-rule'
import { guidePlaces, guides } from '../../../../features/civic/guides/guides.schema'
import type { StoredMaterial } from '../../../../features/civic/guides/guides.schema'
import type { Database } from '../../../../kernel/database/client'
import { familyGuides } from '../../../content/guides/family'
import { demoGuideForms } from '../../../content/guides/forms'
import { bothOf } from '../../../content/guides/guide-form'
import type { DemoGuide } from '../../../content/guides/guide-form'
import { livingGuides } from '../../../content/guides/living'
import { paperGuides } from '../../../content/guides/papers'
import { demoGuidePlaces } from '../../../content/guides/places'
import { supportGuides } from '../../../content/guides/support'
import { positionAt } from '../../../content/map'
import { media, mediaAddress } from '../../../media'
import { sequence } from '../../../random'
import { bilingual } from '../../../text'
import type { DemoStep } from '../../demo-step'
import { insertAll } from '../../insert'
import { day } from '../../../city-day'

export const guidesDemo: DemoStep = { feature: 'guides', what: bilingual('办事指南', 'guides'), seed: seedGuides }

const demoGuides: readonly DemoGuide[] = [...paperGuides, ...familyGuides, ...livingGuides, ...supportGuides]

/** Seeds guides and their places. Most are fresh and were useful to most readers; some are old, and one is expired. */
async function seedGuides(database: Database, now: Date): Promise<void> {
  await insertAll(
    database,
    guidePlaces,
    demoGuidePlaces.map(({ id, name, address, hours, phone, at }) => ({
      ...{ id, phone, name: bothOf(name), address: bothOf(address), hours: { ...hours, special: [] } },
      ...positionAt(at),
    })),
  )
  await insertAll(
    database,
    guides,
    demoGuides.map((guide) => {
      const row = rowOf(guide, now)
      return { ...row, rule: ruleOf(row) }
    }),
  )
}

function rowOf(guide: DemoGuide, now: Date): typeof guides.$inferInsert {
  const { id, theme, events, conditions, steps, fees, days, places, questions, laws, checked, ends } = guide
  const order = sequence(`guide ${id}`)
  const dayAfter = (count: number) => new Date(now.getTime() + count * day).toISOString().slice(0, 10)
  const opinions = 6 + order.whole(120)
  return {
    ...{ id: `guide-${id}`, theme, events: [...events], organisationId: guide.from, placeIds: [...places] },
    ...{ title: bothOf(guide.title), summary: bothOf(guide.summary), conditions: conditions.map(bothOf) },
    materials: guide.materials.map(([name, hint, form], index): StoredMaterial => ({
      ...{ id: String(index + 1), name: bothOf(name) },
      hint: hint == null ? null : bothOf(hint),
      form: form === undefined ? null : formOf(form),
    })),
    steps: steps.map(([title, text]) => ({ title: bothOf(title), text: bothOf(text) })),
    fees: fees.map(([name, cents]) => ({ name: bothOf(name), cents })),
    ...{ legalDays: days[0], promisedDays: days[1], laws: laws.map(bothOf) },
    questions: questions.map(([question, answer]) => ({ question: bothOf(question), answer: bothOf(answer) })),
    ...{ checkedOn: dayAfter(-checked), validUntil: ends === undefined ? null : dayAfter(ends) },
    onlineUrl: guide.online ?? null,
    heat: (40 + order.whole(900)) * heatOfView(now.getTime()),
    // An expired guide is the one that helped few.
    ...{
      opinions,
      useful: Math.round(opinions * (ends !== undefined && ends < 0 ? 0.3 : 0.75 + order.whole(20) / 100)),
    },
  }
}

/** A form with its file in each language. */
function formOf(id: string): StoredMaterial['form'] {
  const files = media.forms.filter((form) => form.id === id)
  const fileIn = (language: string) => files.find((file) => file.language === language)
  const [chinese, english, name] = [fileIn('zh-CN'), fileIn('en'), demoGuideForms[id]]
  if (chinese === undefined || english === undefined || name === undefined)
    throw new Error(`the demo has no form ${id}`)
  return {
    name: bothOf(name),
    files: {
      'zh-CN': { url: mediaAddress(chinese.file), size: chinese.bytes },
      en: { url: mediaAddress(english.file), size: english.bytes },
    },
  }
}
