/** Matches one character as people see it: a letter with its marks, a flag, or an emoji with all of its parts. */
const first = /^(?:\p{RI}{2}|[^])[\p{M}\p{EMod}]*(?:\u200D\p{ExtPict}[\p{M}\p{EMod}]*)*/u

/** The first character of a name, which stands for its picture; '' for an empty one. */
export const firstCharacter = (name: string): string => first.exec(name.trim())?.[0] ?? ''
