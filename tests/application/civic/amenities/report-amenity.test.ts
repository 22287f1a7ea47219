import { beforeEach, describe, expect, it } from 'vitest'
import { ReportAmenity } from '../../../../src/application/civic/amenities/report-amenity'
import { failureOf } from '../../../../src/application/frame/shared/failure'
import { openTab, type Tab } from '../../../support/member-host'
import { MemoryAmenities } from '../../../ui/civic/amenities/memory-amenities'

let tab: Tab
let amenities: MemoryAmenities
let sent: number
beforeEach(() => {
  tab = openTab()
  amenities = new MemoryAmenities().bindTo(tab.container)
  sent = 0
})
const open = async () => {
  const form = tab.container.get(ReportAmenity).execute('1', () => (sent += 1))
  await form.open()
  return form
}

describe('the report of a wrong entry', () => {
  it('goes out from a guest, and thanks', async () => {
    const form = await open()
    form.change({ parts: ['closed'] })
    await form.submit()
    expect([amenities.calls, amenities.reports]).toEqual([['report 1'], [{ parts: ['closed'], text: '' }]])
    expect([sent, tab.told()]).toEqual([1, ['amenity-reported']])
  })

  it('stays open with what was typed when it was refused', async () => {
    amenities.failing = { report: failureOf('too-many') }
    const form = await open()
    form.change({ parts: ['other'], text: 'It moved' })
    await form.submit()
    expect([sent, tab.told(), form.values.text]).toEqual([0, [], 'It moved'])
  })

  it('does not go out without anything wrong', async () => {
    const form = await open()
    await form.submit()
    expect([amenities.calls, form.errors]).toEqual([[], { parts: 'required' }])
  })
})
