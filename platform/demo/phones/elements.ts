type Attributes = Readonly<Record<string, string | boolean>>
type Content = readonly (Node | string)[]

/** Makes an element; an attribute that is false is left out. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...content: Content
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) if (value !== false) made.setAttribute(name, String(value))
  made.append(...content)
  return made
}

export function button(text: string, act: () => void): HTMLButtonElement {
  const made = element('button', { type: 'button' }, text)
  made.addEventListener('click', act)
  return made
}

export interface Shown<Made extends HTMLElement> {
  readonly element: Made
  /** Shows the present state. */
  readonly update: () => void
}

export function checkBox(text: string, isOn: () => boolean, set: (on: boolean) => void): Shown<HTMLLabelElement> {
  const box = element('input', { type: 'checkbox' })
  box.addEventListener('change', () => set(box.checked))
  return { element: element('label', { class: 'check' }, box, text), update: () => (box.checked = isOn()) }
}

export interface Choice<Value extends string> {
  readonly label: string
  readonly options: readonly (readonly [value: Value, text: string])[]
  readonly value: () => Value
  readonly choose: (value: Value) => void
}

export function selectField<Value extends string>(choice: Choice<Value>): Shown<HTMLLabelElement> {
  const options = choice.options.map(([value, text]) => element('option', { value }, text))
  const select = element('select', {}, ...options)
  select.addEventListener('change', () => choice.choose(select.value as Value))
  return {
    element: element('label', { class: 'field' }, element('span', {}, choice.label), select),
    update: () => (select.value = choice.value()),
  }
}
