/** Words of names that carry something of a person which others must not collect, or an exact place. */
const personal =
  /(^|_)(phones?|mobile|real|address|addresses|door|card|birth\w*|age|sex|guardian|contacts?|notes?|email|latitude|longitude|nation|politics|education|street)(_|$)|^needs$|^on_behalf_of$|^printed_name$/
/** Fields that name a person where something personal of theirs stands beside it. */
const beside = /(^|_)(phone|card|birth\w*|sex|address|hours)(_|$)/
const names = new Set(['name', 'holder', 'applicant'])

/** Whether a field of an answer tells something of a person, by its name and by those of the fields beside it. */
export const isPersonal = (name, isText, siblings) =>
  personal.test(name) ||
  // A place in words is an address, and a position has its coordinates inside.
  (name === 'place' && isText) ||
  (names.has(name) && isText && siblings.some((each) => beside.test(each)))
