import { inject } from 'inversify'
import { textScales, type Preferences, type TextSize } from '../../../domain/frame/site/preferences'
import { LocalStorage } from '../shared/storage'
import { PreferencesStore } from '../site/preferences.store'
import type { AppEvent } from './app-methods'
import { NativeBridge } from './native-bridge'

const key = 'app.appearance'

type ToldAppearance = Partial<Record<'theme' | 'language' | 'textSize', unknown>>

/**
 * Shows the page as the app around it looks. What the visitor chose in the page's own settings stays, until the app
 * reports a value other than before.
 */
export class AdoptAppearance {
  constructor(
    @inject(NativeBridge) private readonly bridge: NativeBridge,
    @inject(PreferencesStore) private readonly preferences: PreferencesStore,
    @inject(LocalStorage) private readonly storage: LocalStorage,
  ) {}

  /** Asks the app for all that it can tell. */
  async ask(): Promise<void> {
    const [theme, language, textSize] = await Promise.all([
      this.bridge.call('theme', {}),
      this.bridge.call('language', {}),
      this.bridge.call('textSize', {}),
    ])
    if (theme.ok) this.take({ type: 'theme', value: theme.value })
    if (language.ok) this.take({ type: 'language', value: language.value })
    if (textSize.ok) this.take({ type: 'textSize', value: textSize.value })
  }

  /** Takes over what the app tells; false for other events. */
  take(event: AppEvent): boolean {
    const part = changeBy(event)
    if (part === null || !('value' in event)) return false
    const adopted = (this.storage.read(key) ?? {}) as ToldAppearance
    if (adopted[event.type as keyof ToldAppearance] === event.value) return true
    this.storage.write(key, { ...adopted, [event.type]: event.value })
    this.preferences.change(part)
    return true
  }
}

function changeBy(event: AppEvent): Partial<Preferences> | null {
  switch (event.type) {
    case 'theme':
      return { theme: event.value }
    case 'language':
      return { language: /^zh\b/i.test(event.value) ? 'zh-CN' : 'en' }
    case 'textSize':
      return { textSize: nearestSize(event.value) }
    default:
      return null
  }
}

/** The size whose scale is nearest to that of the app. */
function nearestSize(scale: number): TextSize {
  const distances = textScales.map((each) => Math.abs(each - scale))
  return distances.indexOf(Math.min(...distances)) as TextSize
}
