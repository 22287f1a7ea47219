import { checkAmenityReport, type ReportedPart } from '../../../../src/domain/civic/amenities/amenity-report'
import { errorCodes } from '../../../../contract/envelope'
import type { Transaction } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import type { Localised } from '../../../kernel/database/schema/localised'
import { invalid, Refusal } from '../../../kernel/http/refusal'
import { formLimit } from '../../../kernel/limits/form-limit'
import type { Vault } from '../../../kernel/shared/vault'
import { storeFeedback, type Sender } from '../feedback/send-feedback'
import { selectAmenityName } from './amenities.queries'

/** The most reports of one amenity per day by one member, or by guests at one network address. */
const amenityReportLimit = formLimit('amenity-report', { most: 2, window: 86_400_000 })

const partNames: Readonly<Record<ReportedPart, Localised>> = {
  closed: { 'zh-CN': '已关闭或搬走', en: 'closed or moved' },
  hours: { 'zh-CN': '开放时间', en: 'opening hours' },
  phone: { 'zh-CN': '电话', en: 'phone' },
  address: { 'zh-CN': '地址或地图位置', en: 'address or place on the map' },
  accessibility: { 'zh-CN': '无障碍信息', en: 'accessibility' },
  other: { 'zh-CN': '其他', en: 'something else' },
}

/**
 * Sends a report of a wrong entry as feedback about content, which stands at the desk of feedback and among the feedback
 * of its author. Returns the id of the feedback.
 */
export async function reportAmenity(
  { database, vault }: { readonly database: Transaction; readonly vault: Vault },
  sender: Sender,
  { id, ...report }: { readonly id: string; readonly parts: readonly string[]; readonly text: string },
  now: Date,
): Promise<string> {
  const checked = checkAmenityReport(report)
  if (!checked.ok) throw invalid(checked.reason)
  const name = await selectAmenityName(queriesOf(database), id)
  if (name === null) throw new Refusal(errorCodes.gone)
  await amenityReportLimit.consume(database, `${id}:${sender.key}`, now)
  const { parts, text } = checked.value
  const words = text === '' ? '' : `\n${text}`
  const named = (language: keyof Localised, separator: string) =>
    parts.map((part) => partNames[part][language]).join(separator)
  return storeFeedback(
    { database, vault },
    sender,
    {
      kind: 'content',
      text: {
        'zh-CN': `地点信息有误：${name['zh-CN']}（${id}）\n${named('zh-CN', '、')}${words}`,
        en: `A place is described wrongly: ${name.en} (${id})\n${named('en', ', ')}${words}`,
      },
      pictures: [],
      contact: '',
    },
    now,
  )
}
