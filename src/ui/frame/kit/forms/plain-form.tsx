import type { ComponentProps } from 'react'

interface PlainFormProps extends Omit<ComponentProps<'form'>, 'action' | 'method' | 'onSubmit'> {
  readonly onSubmit: () => void
}

/**
 * The only form element of the client. What it holds is sent by the client, never by the browser, which would leave the
 * page: a submit before the client is there is kept until then (`src/starter/keep-early-input.ts`). The method is for a
 * host that lets the browser submit after all, so that no field ever stands in an address.
 */
export function PlainForm({ onSubmit, ...rest }: PlainFormProps) {
  return (
    <form
      {...rest}
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    />
  )
}
