import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { linesOfLevel } from './asvs-lines'
import { filesBelow } from './source-tree'

const document = readFileSync('docs/security.md', 'utf8')
const mostFailing = 8
const all = [...linesOfLevel(1), ...linesOfLevel(2)]

/** `## What is kept` → `what-is-kept`, as a link names it. */
const anchors = (text: string) =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  )

/** What is wrong with the table of lines. */
function problemsOf(text: string): string[] {
  const table = text.slice(text.indexOf('## OWASP ASVS'))
  const [met = '', failing = ''] = table.split('## Not met')
  const rows = (part: string) =>
    [...part.matchAll(/^\| (\d+\.\d+\.\d+) \|(.*)\|$/gm)].map(([, line = '', cells = '']) => ({
      line,
      cells: cells.split('|').map((cell) => cell.trim()),
    }))
  const failed = rows(failing)
  const others = [...met.matchAll(/^Do(?:es)? not apply: ([\s\S]*?)\n(?:\n|$)/gm)].flatMap(([, list = '']) =>
    [...list.matchAll(/\d+\.\d+\.\d+/g)].map(([line]) => line),
  )
  const listed = [...rows(met), ...failed].map(({ line }) => line).concat(others)
  const known = anchors(text)
  const isProof = (by: string) => {
    const file = /^`([^`]+)`$/.exec(by)?.[1]
    if (file !== undefined) return existsSync(file)
    const part = /\(#([\w-]+)\)$/.exec(by)?.[1]
    return by === 'Operator' ? known.includes('what-the-operator-does') : part !== undefined && known.includes(part)
  }
  return [
    ...all.filter((line) => !listed.includes(line)).map((line) => `${line} is missing`),
    ...listed.filter((line, index) => listed.indexOf(line) !== index).map((line) => `${line} is there twice`),
    ...listed.filter((line) => !all.includes(line)).map((line) => `${line} is no line of level 1 or 2`),
    ...rows(met).flatMap(({ line, cells: [how = '', by = ''] }) =>
      how !== '' && isProof(by) ? [] : [`${line}: nothing proves it: ${by}`],
    ),
    ...failed.flatMap(({ line, cells: [why = '', instead = ''] }) =>
      why.length > 10 && instead.length > 10 ? [] : [`${line}: why, and what instead?`],
    ),
    ...(failed.length > mostFailing ? [`${failed.length} lines are not met, more than ${mostFailing}`] : []),
  ]
}

describe('the table of OWASP ASVS 5.0', () => {
  it('has each line of levels 1 and 2 once, with what proves it', () => {
    expect([linesOfLevel(1).length, linesOfLevel(2).length, all.length]).toEqual([70, 183, 253])
    expect(problemsOf(document)).toEqual([])
  })

  it.each([
    ['a line is left out', /^\| 1\.2\.4 \|.*\n/m, '', '1.2.4 is missing'],
    ['a line is there twice', /^(\| 1\.2\.4 \|.*\n)/m, '$1$1', '1.2.4 is there twice'],
    ['a line of level 3 is there', /^\| 1\.2\.4 \|/m, '| 1.2.10 |', '1.2.10 is no line'],
    ['a test is gone', /`tests\/house\/sbom\.test\.ts`/, '`tests/house/gone.test.ts`', '15.1.2: nothing proves it'],
    ['a part of a document is gone', /^## Data$/m, '## Facts', '14.1.1: nothing proves it'],
    ['a reason is missing', /^\| 3\.3\.4 \|[^|]*\|/m, '| 3.3.4 | |', '3.3.4: why'],
    [
      'one more is not met',
      /(## Not met[\s\S]*?)(\| 3\.3\.1)/,
      '$1| 1.2.4 | for some reason | something instead |\n$2',
      'more than 8',
    ],
  ])('is wrong when %s', (_, pattern, planted, problem) => {
    expect(document).toMatch(pattern)
    expect(problemsOf(document.replace(pattern, planted)).join('\n')).toContain(problem)
  })
})

/** What no file of the product may hold, and the line that it stands for. */
const forbidden: readonly (readonly [string, RegExp])[] = [
  ['1.2.5: a process is started', /child_process/],
  ['1.3.2: code is made from text', /\beval\(|\bnew Function\(|vm\.runIn/],
  // The service worker rolls dice for when to tidy up.
  ['6.5.3: a number that can be guessed', /Math\.random\(\)(?! < 0\.05\) await trim)/],
  ['11.2.1: a cipher of our own', /from '(?:crypto-js|node-forge|sjcl|tweetnacl)'/],
  ['11.3.1: a weak cipher', /-(?:ecb|cbc)\b|createCipher\(|RSA_PKCS1_PADDING/i],
  ['12.3.2: certificates are not checked', /rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED/],
  ['13.3.1: a secret', /-----BEGIN [A-Z ]*PRIVATE KEY|AKIA[0-9A-Z]{16}|\bgh[ps]_\w{30}/],
  ['13.4.4: TRACE is answered', /method:[^\n]*'TRACE'/],
]
/** The one file that starts a process: the operator's backup and restoration, by arguments and without a shell. */
const starter = 'platform/kernel/moving/postgres-programs.ts'
const withoutShell = `import { execFile } from 'node:child_process'`
const problemsIn = (path: string, text: string) => {
  const judged = path === starter && !/\bshell\b/.test(text) ? text.replace(withoutShell, '') : text
  return forbidden.flatMap(([what, pattern]) => (pattern.test(judged) ? [`${path}: ${what}`] : []))
}

describe('the code of the product', () => {
  it('does none of what the table excludes', () => {
    const sources = filesBelow(['src', 'contract', 'platform'], ['.ts', '.tsx'])
    expect(sources.length).toBeGreaterThan(1000)
    expect(sources.flatMap(({ path, text }) => problemsIn(path, text))).toEqual([])
    expect(problemsIn(starter, withoutShell)).toEqual([])
    expect(problemsIn(starter, `${withoutShell}\nrun(program, { shell: true })`)).toHaveLength(1)
    expect(problemsIn('platform/main.ts', withoutShell)).toHaveLength(1)
  })

  it.each([
    `import { exec } from 'node:child_process'`,
    `eval(text)`,
    `const code = Math.random()`,
    `import forge from 'node-forge'`,
    `createCipheriv('aes-256-cbc', key, nonce)`,
    `connect({ rejectUnauthorized: false })`,
    `const key = 'AKIAABCDEFGHIJKLMNOP'`,
    `app.route({ method: ['GET', 'TRACE'] })`,
  ])('would be caught doing so: %s', (text) => {
    expect(problemsIn('planted.ts', text)).toHaveLength(1)
  })
})
