import { type Embed, readEmbedAddress } from '#published/embed.ts'
import { adminOf, type FormWords, plain, type Setting } from '../setting.ts'

/** The address of a page that other sites offer to show within ours, however it was copied; `null` for anything else. */
export function embedAddress(options: FormWords): Setting<Embed | null> {
  return {
    field: (name) => ({
      name,
      type: 'text',
      label: options.label,
      maxLength: 4000,
      validate: (value: unknown) =>
        value === undefined ||
        value === null ||
        value === '' ||
        readEmbedAddress(value) !== null ||
        '認不出這個網址。請貼上 Google 表單、簡報、文件、試算表、雲端硬碟檔案、日曆、地圖，或 Issuu、Spotify 的完整網址；forms.gle 這類短網址請先打開，再複製網址列的網址。',
      // Code to embed is stored as the address that it holds.
      hooks: { beforeValidate: [({ value }) => readEmbedAddress(value)?.href ?? value] },
      admin: adminOf(options),
    }),
    parse: (stored) => plain(readEmbedAddress(stored)),
  }
}
