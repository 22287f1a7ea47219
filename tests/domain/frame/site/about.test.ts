import { expect, it } from 'vitest'
import { mailTarget, paragraphsOf, phoneTarget } from '../../../../src/domain/frame/site/about'

it('a blank line starts a paragraph', () => {
  expect(paragraphsOf('One\nline\n\n \nTwo\n')).toEqual(['One\nline', 'Two'])
})

it('a phone number is called as people write it, and nothing else is', () => {
  expect(phoneTarget('(0731) 0000-1234')).toEqual({ kind: 'external', url: 'tel:073100001234' })
  expect(phoneTarget('call us')).toBeNull()
  expect(phoneTarget('')).toBeNull()
  expect(mailTarget('a@b.example')).toEqual({ kind: 'external', url: 'mailto:a@b.example' })
  expect(mailTarget('a b')).toBeNull()
})
