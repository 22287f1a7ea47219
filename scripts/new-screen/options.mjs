/** What `--with` adds to a screen: the kind of screen that it is for, and what it makes. */
export const options = {
  search: { kind: 'list', makes: 'a search bar over titles and texts' },
  filter: { kind: 'list', makes: 'tabs that filter by a state of the rows, in the address' },
  comments: { kind: 'detail', makes: 'comments, and a new kind of content' },
  share: { kind: 'detail', makes: 'a button that shares the screen' },
  phone: { kind: 'form', makes: 'a phone is needed before it is sent' },
  pictures: { kind: 'form', makes: 'up to nine pictures' },
  approval: { kind: 'form', makes: 'what is sent waits for the operator, who approves or refuses it at a desk' },
}

export const usage = `npm run new:screen -- --kind list|detail|form --zh <Chinese name> --en <English name> [options] <feature> <screen> </path>

  npm run new:screen -- --kind list --zh 图书馆 --en Libraries --with search,filter libraries libraries /libraries
  npm run new:screen -- --kind detail --zh 图书馆 --en Library --with comments,share libraries library /libraries/:aid

Names are in kebab-case. A detail has one :parameter, at the end; at the path of a list it shows the rows of that list.

  --area <area>   where a new feature belongs (civic)
  --with <a,b>    what the screen has besides:
${Object.entries(options)
  .map(([name, { kind, makes }]) => `                    ${name.padEnd(9)} ${kind}: ${makes}`)
  .join('\n')}
  --help          this text

docs/how/add-a-screen.md says what is left to do afterwards.`

/** What is wrong with the options of a kind; null when nothing is. */
export function optionProblem(kind, names) {
  const unknown = names.find((name) => !Object.hasOwn(options, name))
  if (unknown !== undefined) return `no option ${unknown}: there are ${Object.keys(options).join(', ')}`
  const other = names.find((name) => options[name].kind !== kind)
  return other === undefined ? null : `${other} is for a ${options[other].kind}, not for a ${kind}`
}
