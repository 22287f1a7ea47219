import { port } from '../shared/port'

/** Writes Chinese in simplified characters. */
export type Simplify = (text: string) => string

/** What simplifies has a large table, so that it is loaded when somebody searches a list of this device in Chinese. */
export interface SimplifierSource {
  load(): Promise<Simplify>
}
export const SimplifierSource = port<SimplifierSource>('SimplifierSource')
