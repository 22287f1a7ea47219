/** Prints the forms of the guides as PDF, in both languages, with the fonts of this machine. */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { browserArguments, ensureBrowser } from '../browser.mjs'
import { forms as texts } from './forms/form-list.mjs'

const style = `
  @page { size: A4; margin: 20mm 18mm }
  body { margin: 0; color: #000; font: 11pt/1.5 'Noto Sans CJK SC', 'Liberation Sans', sans-serif }
  h1 { margin: 0 0 10mm; font-size: 18pt; text-align: center }
  table { width: 100%; border-collapse: collapse }
  th, td { padding: 2.5mm; border: 0.4pt solid #000; text-align: start; vertical-align: top }
  th { width: 34%; font-weight: normal }
  .box { height: 24mm }
  .choice { margin-inline-end: 6mm; white-space: nowrap }
  .choice::before { display: inline-block; width: 3mm; height: 3mm; margin-inline-end: 1.5mm; border: 0.6pt solid #000; content: '' }
  .promise { margin: 8mm 0 }
  .sign { display: flex; justify-content: space-between }`

const words = {
  'zh-CN': { sign: '签名：', date: '日期：', demo: '临川市（演示用）' },
  en: { sign: 'Signature:', date: 'Date:', demo: 'City of Riverbend (for the demo)' },
}

export async function forms(root) {
  const { chromium } = await import('playwright')
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: browserArguments })
  const formFiles = []
  try {
    await mkdir(join(root, 'forms'), { recursive: true })
    const page = await browser.newPage()
    for (const [id, form] of Object.entries(texts))
      for (const [place, language] of ['zh-CN', 'en'].entries()) {
        await page.setContent(markupOf(form, place, language))
        const file = `forms/${id}-${language === 'en' ? 'en' : 'zh'}.pdf`
        const bytes = withoutMoment(await page.pdf({ preferCSSPageSize: true, tagged: true }))
        await writeFile(join(root, file), bytes)
        formFiles.push({ id, language, file, bytes: bytes.length })
      }
  } finally {
    await browser.close()
  }
  return { forms: formFiles }
}

function markupOf({ title, fields, promise }, place, language) {
  const say = (text) => text.split('|')[place]
  const { sign, date, demo } = words[language]
  const rows = fields.map((field) => `<tr>${rowOf(field, place)}</tr>`).join('')
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><title>${say(title)}</title><style>${style}</style>
<h1>${say(title)}</h1><table>${rows}</table><p class="promise">${say(promise)}</p>
<div class="sign"><span>${sign}</span><span>${date}</span><span>${demo}</span></div></html>`
}

/** A field with its answer: a line, a box, or one of several values. */
function rowOf(field, place) {
  const [question, choices] = field.split('?')
  const isBox = question.endsWith('#')
  const name = question.replace(/#$/, '').split('|')[place]
  const values = choices === undefined ? [] : choices.split('|')[place].split('/')
  const answer = values.map((value) => `<span class="choice">${value}</span>`).join('')
  return `<th>${name}</th><td${isBox ? ' class="box"' : ''}>${answer}</td>`
}

/** Replaces the moment of printing by a fixed one of the same length, so that the same form is the same file. */
function withoutMoment(bytes) {
  const text = bytes.toString('latin1').replace(/D:\d{14}/g, 'D:20250101000000')
  return Buffer.from(text, 'latin1')
}
