import { MapsGateway } from '../../../../src/application/civic/maps/maps-gateway'
import type { Container } from 'inversify'
import {
  GuidesGateway,
  type GuideFilters,
  type GuideOpinion,
} from '../../../../src/application/civic/guides/guides-gateway'
import type { Failure, Outcome } from '../../../../src/application/frame/shared/failure'
import type { PageRequest } from '../../../../src/application/frame/shared/page'
import type { Guide, GuideCard } from '../../../../src/domain/civic/guides/guide'
import { failure, success } from '../../../../src/domain/frame/shared/result'

export function guide(id: string, more: Partial<Guide> = {}): Guide {
  return {
    id,
    title: `Guide ${id}`,
    summary: 'Bring your card.',
    theme: 'documents',
    department: { id: 'org-03', name: 'Police' },
    promisedDays: 7,
    isFree: false,
    events: ['arrival'],
    conditions: ['You live here'],
    materials: [
      { id: '1', name: 'ID card', hint: '', form: null },
      {
        id: '2',
        name: 'Application',
        hint: 'Fill it in at home',
        form: { name: 'form', url: '/media/f.pdf', size: 40_000 },
      },
    ],
    steps: [{ title: 'Come', text: 'At nine.' }],
    fees: [
      { name: 'First', cents: 2000 },
      { name: 'Lost', cents: 14_050 },
    ],
    legalDays: 20,
    places: [
      {
        ...{ id: 'hall', name: 'City hall', address: '1 Bell Tower Street', hours: nineToFive },
        ...{ phone: '0700-1', latitude: 26.4, longitude: 111.6 },
      },
    ],
    questions: [{ question: 'Is it quick?', answer: 'Quite.' }],
    laws: ['Passport Law, Article 5'],
    checkedOn: '2026-03-01',
    validUntil: null,
    onlineUrl: null,
    opinions: { useful: 30, all: 40 },
    ...more,
  }
}

const nineToFive = { weekly: Array.from({ length: 7 }, () => [{ opens: 540, closes: 1020 }]), special: [] }

/** A platform with a few guides; it records its calls, and fails on demand. */
export class MemoryGuides implements GuidesGateway {
  guides: readonly GuideCard[] = [
    guide('1'),
    guide('2', { theme: 'family', promisedDays: 0, isFree: true, department: null }),
  ]
  shown = guide('1')
  readonly calls: string[] = []
  failing: Readonly<Record<string, Failure>> = {}

  list = async ({ theme, event, department }: GuideFilters, { cursor }: PageRequest) =>
    this.answer(`list ${theme}/${event}/${department}${cursor === undefined ? '' : ` ${cursor}`}`, {
      items: this.guides.filter((each) => theme === '' || each.theme === theme),
      nextCursor: null,
    })
  departments = async () => this.answer('departments', [{ id: 'org-03', name: 'Police', guides: 4 }])
  guide = async (id: string) => this.answer(`guide ${id}`, this.shown)
  countView = async (id: string) => this.answer(`view ${id}`, {})
  judge = async (id: string, { useful, lack }: GuideOpinion) =>
    this.answer(`judge ${id} ${useful} ${lack}`, { useful: useful ? 31 : 30, all: 41 })

  bindTo(container: Container): this {
    container.bind(GuidesGateway).toConstantValue(this)
    container
      .bind(MapsGateway)
      .toConstantValue({ cityMap: async () => this.answer('map', null) } as unknown as MapsGateway)
    return this
  }

  private answer<Value>(call: string, value: Value): Outcome<Value> {
    this.calls.push(call)
    const reason = this.failing[call.split(' ')[0] ?? '']
    return reason === undefined ? success(value) : failure(reason)
  }
}
