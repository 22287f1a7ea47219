import { expect, it } from 'vitest'
import { filesBelow } from './source-tree'

/** The kit itself, and what shows it. */
const kit = ['src/ui/frame/kit/', 'src/ui/frame/session/password/new-password-field.tsx']
const forms = filesBelow(['src/ui'], ['.tsx']).filter(
  ({ path, text }) => !kit.some((own) => path.startsWith(own)) && /<(New)?PasswordField\b/.test(text),
)

it('says in each form with a password whose it is, so that password managers know', () => {
  expect(forms.length).toBeGreaterThan(2)
  const nameless = forms.filter(({ text }) => !/<UserNameField\b/.test(text) && !/\bisUserName\b/.test(text))
  expect(nameless.map(({ path }) => path)).toEqual([])
})

it('says of each password whether it is the present or a new one', () => {
  const fields = filesBelow(['src/ui'], ['.tsx']).flatMap(({ path, text }) =>
    [...text.matchAll(/type="password"|type=\{visible \? 'text' : 'password'\}|<PasswordField\b[\s\S]*?\/>/g)].map(
      ([field]) => ({ path, field }),
    ),
  )
  const unsaid = fields.filter(
    ({ path, field }) =>
      path !== 'src/ui/frame/kit/fields/password-field.tsx' && !/autoComplete="(current|new)-password"/.test(field),
  )
  expect(unsaid).toEqual([])
})
