import { describe, expect, it } from 'vitest'
import { programOf } from './layer-program'
import { filesBelow } from './source-tree'
import { unknownFields } from './unknown-fields'

const adapters = filesBelow(['src/infrastructure'], ['.ts'])
const gateways = adapters.flatMap(({ text }) =>
  [...text.matchAll(/^export class (Http\w+Gateway) implements/gm)].map(([, name = '']) => name),
)
const suites = filesBelow(['tests/infrastructure/gateways'], ['.test.ts'])
const rows = filesBelow(['tests/infrastructure/gateways'], ['.rows.ts'])
const tables = [...suites, ...rows].flatMap(({ text }) =>
  [...text.matchAll(/^(?:export const \w+ = rowsOf|describeGateway)\((\w+), \{/gm)].map(([, name = '']) => name),
)

describe('an adapter of the wire', () => {
  it('has rows for each of its methods, in success and in refusal', () => {
    expect(gateways.length).toBeGreaterThan(50)
    expect(gateways.filter((name) => !tables.includes(name))).toEqual([])
    expect(tables.filter((name, index) => tables.indexOf(name) !== index)).toEqual([])
    const runs = ({ path }: { readonly path: string }) => {
      const of = path.replace(/^.*gateways\//, './').replace(/\.ts$/, '')
      return suites.some(({ text }) => {
        const namespace = text
          .split('\n')
          .find((line) => line.endsWith(` from '${of}'`))
          ?.split(' ')[3]
        return namespace !== undefined && new RegExp(`[[\\s]${namespace}[,\\]]`).test(text)
      })
    }
    expect(rows.filter((file) => !runs(file))).toEqual([])
  })

  it('brings no field that the domain does not have', () => {
    expect(
      unknownFields(programOf('src/infrastructure'), /\/src\/infrastructure\/.*-(?:gateway|of-wire)\.ts$/),
    ).toEqual([])
  })

  it('is found out when it hands one on, spreads one, or hides one below another', () => {
    const planted = `
      interface Card { readonly id: string; readonly writer: { readonly name: string } | null }
      interface Cards { list(): Promise<readonly Card[]>; card(): Promise<Card>; first(): Promise<Card> }
      const sent = { id: '1', writer: { name: 'a', phone: '2' } as { name: string; phone: string } | null, at: 3 }
      const cardOf = ({ writer, ...card }: typeof sent): Card => ({ ...card, writer })
      export class HttpCardsGateway implements Cards {
        async list() { return [sent] }
        async card() { return { id: sent.id, writer: { name: 'a' } } }
        async first() { return cardOf(sent) }
      }`
    const found = unknownFields(
      programOf('src/infrastructure', { 'planted-gateway.ts': planted }),
      /planted-gateway\.ts$/,
    )
    expect(found.sort()).toEqual(['HttpCardsGateway.list[].at', 'cardOf.at', 'cardOf.writer.phone'])
  })
})
