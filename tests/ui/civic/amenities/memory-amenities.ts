import type { Container } from 'inversify'
import { AmenitiesGateway, type AmenityFilters } from '../../../../src/application/civic/amenities/amenities-gateway'
import { PositionSource } from '../../../../src/application/frame/places/position'
import { failureOf, type Failure, type Outcome } from '../../../../src/application/frame/shared/failure'
import type { Amenity } from '../../../../src/domain/civic/amenities/amenity'
import type { AmenityReport } from '../../../../src/domain/civic/amenities/amenity-report'
import type { OpeningHours, OpenPeriod } from '../../../../src/domain/civic/amenities/opening-hours'
import type { GeoPoint } from '../../../../src/domain/frame/places/geo-point'
import { failure, success } from '../../../../src/domain/frame/shared/result'

export const daily = (...periods: readonly OpenPeriod[]): OpeningHours => ({
  weekly: Array.from({ length: 7 }, () => periods),
  special: [],
})
export const nineToFive = { opens: 540, closes: 1020 }

export function amenity(id: string, more: Partial<Amenity> = {}): Amenity {
  return {
    id,
    kind: 'pharmacy',
    name: `Pharmacy ${id}`,
    address: `${id} Lantern Street`,
    cover: null,
    latitude: 26.42,
    longitude: 111.61,
    hours: daily(nineToFive),
    accessibility: [],
    intro: 'Takes insurance cards.',
    phone: null,
    checkedOn: '2026-11-01',
    ...more,
  }
}

/** A platform with a few amenities; it records its calls, and fails on demand. */
export class MemoryAmenities implements AmenitiesGateway {
  amenities: readonly Amenity[] = [
    amenity('1', { phone: '0700-1', accessibility: ['step-free', 'lift'] }),
    amenity('2', { hours: null }),
  ]
  readonly calls: string[] = []
  readonly reports: AmenityReport[] = []
  failing: Readonly<Record<string, Failure>> = {}

  /** The pages before that with the amenities, which are empty. */
  emptyPages = 0
  list = async ({ kind, search, open, order }: AmenityFilters, position: GeoPoint | null) => {
    const isEmpty = this.emptyPages > 0
    this.emptyPages -= 1
    return this.answer(
      `list ${kind}${search && ` ${search}`}${open === '1' ? ' open' : ''}/${order}${position === null ? '' : ' here'}`,
      {
        items: isEmpty ? [] : this.amenities.map((each) => ({ ...each, distance: position === null ? null : 320 })),
        nextCursor: isEmpty ? 'next' : null,
      },
    )
  }
  amenity = async (id: string) => {
    const found = this.amenities.find((each) => each.id === id)
    return found === undefined ? failure(failureOf('gone', { status: 404 })) : this.answer(`amenity ${id}`, found)
  }
  report = async (id: string, report: AmenityReport) => {
    this.reports.push(report)
    return this.answer(`report ${id}`, null)
  }

  bindTo(container: Container): this {
    container.bind(AmenitiesGateway).toConstantValue(this)
    return this
  }

  bindPosition(container: Container): this {
    container.bind(PositionSource).toConstantValue({ find: async () => success({ latitude: 26.4, longitude: 111.6 }) })
    return this
  }

  private answer<Value>(call: string, value: Value): Outcome<Value> {
    this.calls.push(call)
    const reason = this.failing[call.split(' ')[0] ?? '']
    return reason === undefined ? success(value) : failure(reason)
  }
}
