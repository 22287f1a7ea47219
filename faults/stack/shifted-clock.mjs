// Loaded into a process before everything else: its clock differs by CLOCK_OFFSET milliseconds from the machine's.
const offset = Number(process.env.CLOCK_OFFSET ?? 0)
const RealDate = Date

globalThis.Date = class extends RealDate {
  constructor(...values) {
    if (values.length === 0) super(RealDate.now() + offset)
    else super(...values)
  }

  static now() {
    return RealDate.now() + offset
  }
}
