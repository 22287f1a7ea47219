import type { FastifyInstance } from 'fastify'
import { invalid } from './refusal'

/** JSON nested deeper than any call of the contract needs is refused before it is parsed. */
const maximumDepth = 32

/**
 * Registers the parser of JSON bodies: limited in depth, and safe against prototype pollution. An empty body counts as
 * none.
 */
export function registerJsonBody(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined)
    else if (depthOf(body) > maximumDepth) done(invalid({ body: 'too-deep' }))
    else void parse(request, body, done)
  })
}

/** How deeply brackets nest in a JSON text, outside its strings. */
export function depthOf(text: string): number {
  let depth = 0
  let deepest = 0
  let inString = false
  for (let index = 0; index < text.length; index += 1) {
    const sign = text[index]
    if (inString) {
      if (sign === '\\') index += 1
      else if (sign === '"') inString = false
    } else if (sign === '"') inString = true
    else if (sign === '{' || sign === '[') deepest = Math.max(deepest, (depth += 1))
    else if (sign === '}' || sign === ']') depth -= 1
  }
  return deepest
}
