import { onTestFinished } from 'vitest'

/** Defines a property of an object that tests share, such as the document, until the test is finished. */
export function replaceProperty(target: object, name: PropertyKey, value: unknown): void {
  const originalDescriptor = Object.getOwnPropertyDescriptor(target, name)
  Object.defineProperty(target, name, { configurable: true, writable: true, value })
  onTestFinished(() => {
    if (originalDescriptor === undefined) Reflect.deleteProperty(target, name)
    else Object.defineProperty(target, name, originalDescriptor)
  })
}
