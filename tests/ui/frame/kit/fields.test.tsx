// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { Button } from '../../../../src/ui/frame/kit/buttons/button'
import { CodeField } from '../../../../src/ui/frame/kit/fields/code-field'
import { ErrorSummary } from '../../../../src/ui/frame/kit/forms/error-summary'
import { Form } from '../../../../src/ui/frame/kit/forms/form'
import { PasswordField } from '../../../../src/ui/frame/kit/fields/password-field'
import { TextArea } from '../../../../src/ui/frame/kit/fields/text-area'
import { TextField } from '../../../../src/ui/frame/kit/fields/text-field'
import { renderKit } from './render-kit'

function Code({ onComplete }: { readonly onComplete: (digits: string) => void }) {
  const [value, setValue] = useState('')
  return <CodeField label="Code" value={value} onChange={setValue} onComplete={onComplete} />
}

describe('The field of a code', () => {
  it('takes a pasted text message, whatever stands around the digits', async () => {
    const onComplete = vi.fn()
    renderKit(<Code onComplete={onComplete} />)
    await userEvent.click(screen.getByLabelText('Code'))
    await userEvent.paste('Code: 12 34-56.')
    expect(onComplete).toHaveBeenCalledExactlyOnceWith('123456')
  })

  it('reports the complete code once, after the last digit', async () => {
    const onComplete = vi.fn()
    renderKit(<Code onComplete={onComplete} />)
    await userEvent.type(screen.getByLabelText('Code'), '12345')
    expect(onComplete).not.toHaveBeenCalled()
    await userEvent.type(screen.getByLabelText('Code'), '6')
    expect(onComplete).toHaveBeenCalledExactlyOnceWith('123456')
  })

  it('is offered to the phone that reads text messages', () => {
    renderKit(<Code onComplete={() => undefined} />)
    const field = screen.getByLabelText('Code')
    expect(field.getAttribute('autocomplete')).toBe('one-time-code')
    expect(field.getAttribute('inputmode')).toBe('numeric')
  })

  it('takes a pasted message in the place of what was typed, and its code alone', async () => {
    const onComplete = vi.fn()
    renderKit(<Code onComplete={onComplete} />)
    await userEvent.type(screen.getByLabelText('Code'), '12')
    await userEvent.paste('【12345热线】验证码482913')
    expect(onComplete).toHaveBeenCalledExactlyOnceWith('482913')
  })

  it('takes a message that the phone fills in, and sends nothing without a code', () => {
    const onComplete = vi.fn()
    renderKit(<Code onComplete={onComplete} />)
    fireEvent.change(screen.getByLabelText('Code'), { target: { value: '13912340006' } })
    expect(onComplete).not.toHaveBeenCalled()
    fireEvent.change(screen.getByLabelText('Code'), { target: { value: '您的验证码是４８２９１３' } })
    expect(onComplete).toHaveBeenCalledExactlyOnceWith('482913')
  })
})

describe('A field', () => {
  it('reads out its error and its hint', () => {
    renderKit(<TextField label="Phone" hint="11 digits" error="Too short" value="1" onChange={() => undefined} />)
    const field = screen.getByLabelText('Phone')
    expect(field.getAttribute('aria-invalid')).toBe('true')
    const said = (field.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent)
    expect(said).toEqual(['Too short', '11 digits'])
  })

  it('counts letters as people do and lets more be typed than it takes', () => {
    const onChange = vi.fn()
    renderKit(<TextArea label="Text" value="你好👍ab" onChange={onChange} maxLength={4} />)
    expect(screen.getByText('1 character too many')).toBeTruthy()
    fireEvent.change(screen.getByLabelText('Text'), { target: { value: 'much too long' } })
    expect(onChange).toHaveBeenCalledWith('much too long')
  })

  it.each([
    [500, 449, ''],
    [500, 450, '50 characters left'],
    [500, 499, '1 character left'],
    [500, 502, '2 characters too many'],
    [30, 14, ''],
    [30, 15, '15 characters left'],
  ])('that takes %i characters and has %i says of what is left: %s', (most, typed, said) => {
    renderKit(<TextArea label="Text" value={'字'.repeat(typed)} onChange={() => undefined} maxLength={most} />)
    const counts = screen.getByLabelText('Text').getAttribute('aria-describedby') ?? ''
    expect(document.getElementById(counts)?.textContent).toBe(said)
  })

  it('that a screen is for says its label in its place, and to screen readers', () => {
    renderKit(<TextArea bare label="Your story" value="" onChange={() => undefined} />)
    expect(screen.getByLabelText('Your story')).toBe(screen.getByPlaceholderText('Your story'))
  })

  it('shows a password on demand', async () => {
    renderKit(
      <PasswordField label="Password" autoComplete="current-password" value="secret" onChange={() => undefined} />,
    )
    expect(screen.getByLabelText('Password').getAttribute('type')).toBe('password')
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
    expect(screen.getByLabelText('Password').getAttribute('type')).toBe('text')
  })
})

function Registration({ onSent }: { readonly onSent: () => void }) {
  const [sent, setSent] = useState(false)
  const [phone, setPhone] = useState('')
  const error = sent && phone.length < 3 ? 'Enter a phone number' : null
  return (
    <Form
      onSubmit={() => {
        setSent(true)
        if (phone.length >= 3) onSent()
      }}
    >
      <ErrorSummary errors={error === null ? [] : [{ fieldId: 'phone', text: error }]} />
      <TextField label="Name" value="Li" onChange={() => undefined} />
      <TextField id="phone" label="Phone" value={phone} onChange={setPhone} error={error} />
      <Button type="submit">Send</Button>
    </Form>
  )
}

describe('A form', () => {
  it('leads to the first field that is wrong, and again by its summary', async () => {
    renderKit(<Registration onSent={() => undefined} />)
    await userEvent.click(screen.getByRole('button', { name: 'Send' }))
    expect(document.activeElement?.id).toBe('phone')
    screen.getByRole('button', { name: 'Send' }).focus()
    await userEvent.click(screen.getByRole('link', { name: 'Enter a phone number' }))
    expect(document.activeElement?.id).toBe('phone')
  })

  it('has the errors in the order of its fields, in whatever order they were found', () => {
    const errors = ['place', 'nowhere', 'title'].map((fieldId) => ({ fieldId, text: `Wrong: ${fieldId}` }))
    renderKit(
      <Form label="Report" busy={false} onSubmit={() => undefined}>
        <ErrorSummary errors={errors} />
        <TextField id="title" label="Title" value="" onChange={() => undefined} />
        <TextField id="place" label="Place" value="" onChange={() => undefined} />
      </Form>,
    )
    const links = screen.getAllByRole('link').map(({ textContent }) => textContent)
    expect(links.filter((text) => text !== 'Wrong: nowhere')).toEqual(['Wrong: title', 'Wrong: place'])
    expect(links).toHaveLength(3)
  })

  it('does not take the focus away while typing', async () => {
    renderKit(<Registration onSent={() => undefined} />)
    await userEvent.click(screen.getByRole('button', { name: 'Send' }))
    await userEvent.type(screen.getByLabelText('Name'), 'x')
    expect(document.activeElement).toBe(screen.getByLabelText('Name'))
  })

  it('sends when all is well', async () => {
    const onSent = vi.fn()
    renderKit(<Registration onSent={onSent} />)
    await userEvent.type(screen.getByLabelText('Phone'), '138')
    await userEvent.click(screen.getByRole('button', { name: 'Send' }))
    expect(onSent).toHaveBeenCalledOnce()
  })

  it('sends nothing twice: a busy button is still there and does nothing', async () => {
    const onSubmit = vi.fn()
    renderKit(
      <Form onSubmit={onSubmit} busy>
        <Button type="submit" busy>
          Send
        </Button>
      </Form>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Send' }))
    expect(onSubmit).not.toHaveBeenCalled()
  })
})
