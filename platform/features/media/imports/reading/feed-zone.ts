/** Minutes ahead of UTC of the names of zones that mean one thing in feeds. */
const named: Readonly<Record<string, number>> = {
  ...{ z: 0, ut: 0, utc: 0, gmt: 0, wet: 0, west: 60, bst: 60, cet: 60, cest: 120, mez: 60, mesz: 120 },
  ...{ eet: 120, eest: 180, msk: 180, hkt: 480, sgt: 480, awst: 480, jst: 540, kst: 540, aest: 600, aedt: 660 },
  ...{ nzst: 720, nzdt: 780, est: -300, edt: -240, cdt: -300, mst: -420, mdt: -360, pst: -480, pdt: -420 },
  ...{ akst: -540, akdt: -480, hst: -600, 北京时间: 480, 中国标准时间: 480 },
}

/**
 * The minutes ahead of UTC that the end of a date names, such as `+0800`, `GMT+8`, `EST` or `+0800 (CST)`; null where
 * it names none, undefined for what is no zone.
 */
export function zoneIn(text: string, isChinese: boolean): number | null | undefined {
  // What stands in brackets explains the offset before it.
  const bare = text.replace(/(?<=\d) ?(?:\([^()]*\)|\[[^[\]]*\])$/, '').replace(/^\((.*)\)$/, '$1')
  if (bare === '') return null
  const offset = /^(?:(?:gmt|utc|ut|z) ?)?([+\u2212-]) ?(\d{1,2}):?(\d\d)?(?: (?:[a-z]{1,5}|[+-]\d{2,4}))?$/i.exec(bare)
  if (offset !== null) {
    const [, sign, hours = '', minutes = '0'] = offset
    const ahead = Number(hours) * 60 + Number(minutes)
    return Number(hours) > 14 || Number(minutes) > 59 ? undefined : sign === '+' ? ahead : -ahead
  }
  const name = bare.toLowerCase()
  if (name === 'cst') return isChinese ? 480 : -360
  return Object.hasOwn(named, name) ? named[name] : undefined
}
