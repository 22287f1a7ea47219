/** The requested form of a picture. */
export interface ImageOperation {
  /** The width in pixels, one of the few sizes that are made; null when the height decides. */
  readonly width: number | null
  /** The height in pixels; null when the width decides. */
  readonly height: number | null
  /** `lfit`: fits within the box; `fill`: fills the box, cropped around the centre. */
  readonly mode: 'lfit' | 'fill'
  readonly quality: number
  readonly format: ImageFormat | null
}

export type ImageFormat = 'jpeg' | 'png' | 'webp' | 'avif'

/**
 * The only sizes that are made, so that enumerating sizes cannot fill the cache: those of the client's pictures, of the
 * footer's icons (50, B04) and of an installed client (192, 512).
 */
const sizes = [50, 160, 192, 320, 480, 512, 750, 1080, 1920] as const
/** Aspect ratios (width by height) of a picture requested with both sides. */
const shapes = [2, 16 / 9, 3 / 2, 4 / 3, 1, 3 / 4, 2 / 3, 9 / 16, 1 / 2] as const
const qualities = [50, 75, 90] as const

const usualQuality = 75

/** A length in pixels, other than zero. */
const pixels = /^(?!0+$)\d{1,5}$/

/** Parses `image/resize,w_200,h_100,m_fill/quality,q_80/format,webp`; null for anything else. */
export function parseImageOperation(text: string): ImageOperation | null {
  const [head, ...steps] = text.slice(0, 200).split('/')
  if (head !== 'image' || steps.length === 0) return null
  let operation: ImageOperation = { width: null, height: null, mode: 'lfit', quality: usualQuality, format: null }
  for (const step of steps) {
    const [name, ...parameters] = step.split(',')
    const next =
      name === 'resize'
        ? resize(operation, parameters)
        : name === 'quality'
          ? quality(operation, parameters)
          : name === 'format'
            ? format(operation, parameters)
            : null
    if (next === null) return null
    operation = next
  }
  return operation
}

function resize(operation: ImageOperation, parameters: readonly string[]): ImageOperation | null {
  const next = { width: null as number | null, height: null as number | null, mode: operation.mode }
  for (const part of parameters) {
    const [, key, value = ''] = /^(w|h|m)_(\w+)$/.exec(part) ?? []
    if (key === 'm' && (value === 'lfit' || value === 'fill')) next.mode = value
    else if (key === 'w' && pixels.test(value)) next.width = Number(value)
    else if (key === 'h' && pixels.test(value)) next.height = Number(value)
    else return null
  }
  return next.width === null && next.height === null
    ? null
    : { ...operation, mode: next.mode, ...roundedToSteps(next.width, next.height) }
}

/** Rounds the sides up to the next size that is made. */
function roundedToSteps(width: number | null, height: number | null): Pick<ImageOperation, 'width' | 'height'> {
  if (width === null || height === null)
    return { width: width && roundUp(sizes, width), height: height && roundUp(sizes, height) }
  const shape = shapes.find((each) => each * height <= width * 1.01) ?? shapes[shapes.length - 1] ?? 1
  const rounder = roundUp(sizes, Math.max(width, Math.floor(height * shape)))
  return { width: rounder, height: Math.round(rounder / shape) }
}

function quality(operation: ImageOperation, parameters: readonly string[]): ImageOperation | null {
  const value = parameters.length === 1 ? /^[qQ]_(\d{1,3})$/.exec(parameters[0] ?? '')?.[1] : undefined
  return value === undefined ? null : { ...operation, quality: roundUp(qualities, Number(value)) }
}

function format(operation: ImageOperation, parameters: readonly string[]): ImageOperation | null {
  switch (parameters.length === 1 ? parameters[0] : undefined) {
    case 'jpg':
    case 'jpeg':
      return { ...operation, format: 'jpeg' }
    case 'png':
    case 'webp':
    case 'avif':
      return { ...operation, format: parameters[0] as ImageFormat }
    case 'auto':
      return { ...operation, format: null }
    default:
      return null
  }
}

function roundUp(steps: readonly number[], value: number): number {
  return steps.find((step) => step >= value) ?? steps[steps.length - 1] ?? value
}

/**
 * The formats that an answer may have, best first: the requested one, else those that the caller accepts, else the
 * picture's own.
 */
export function chooseFormats(
  operation: ImageOperation,
  accept: string | undefined,
  mime: string,
): readonly [ImageFormat, ...ImageFormat[]] {
  if (operation.format !== null) return [operation.format]
  const own = mime === 'image/jpeg' ? 'jpeg' : 'png'
  const modern = (['avif', 'webp'] as const).filter((format) => accepts(accept, `image/${format}`))
  return [modern[0] ?? own, ...modern.slice(1)]
}

function accepts(accept: string | undefined, mime: string): boolean {
  return (accept ?? '').split(',').some((part) => {
    const [type = '', ...parameters] = part.trim().split(';')
    return type.trim().toLowerCase() === mime && !parameters.some((parameter) => /^\s*q=0(\.0*)?\s*$/.test(parameter))
  })
}
