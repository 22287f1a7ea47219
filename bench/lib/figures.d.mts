export interface Figure {
  readonly name: string
  readonly value: number
  readonly target: string
  readonly unit: string
  readonly met: boolean | null
  readonly detail: string
}
export function atMost(name: string, value: number, limit: number, unit?: string, detail?: string): Figure
export function forScale(name: string, value: number, unit?: string, detail?: string): Figure
export function shownValue(figure: Figure): string
