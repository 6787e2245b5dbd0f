import type { ZxcvbnFactory } from '@zxcvbn-ts/core'

const MIN_LENGTH = 12
/** Beyond it a longer password is only more work. */
const MAX_LENGTH = 128
/** Of 0 to 4: a guesser who knows lists, names and keyboards needs a million tries. */
const MIN_SCORE = 2
const PRODUCT_WORDS = ['lectern', 'jiangtai', '講台', '系辦', '系辦公室']

/** Whose password it is to be. */
export interface Owner {
  name?: unknown
  email?: unknown
}

/** Why this can't be the password of this person, in words for them; `null`: it can. */
export async function refusePassword(password: unknown, owner: Owner): Promise<string | null> {
  if (typeof password !== 'string') return '請輸入密碼。'
  const { length } = [...password]
  if (length < MIN_LENGTH) return `密碼至少要 ${MIN_LENGTH} 個字元。`
  if (length > MAX_LENGTH) return `密碼最多 ${MAX_LENGTH} 個字元。`
  const { score } = (await loadEstimator()).check(password, wordsOf(owner))
  if (score >= MIN_SCORE) return null
  return '這個密碼太容易猜到。請避開常見的密碼、重複或連續的字、鍵盤上相鄰的鍵，以及姓名與電子郵件。'
}

function wordsOf({ name, email }: Owner): string[] {
  const texts = [name, email].filter((text) => typeof text === 'string')
  return texts.flatMap((text) => [text, ...text.split('@'), ...text.split(/[\s@.]+/)]).filter((word) => word !== '')
}

let estimator: Promise<ZxcvbnFactory> | undefined

/** Loaded with the first password that is set: the lists take memory that the public program never needs. */
function loadEstimator(): Promise<ZxcvbnFactory> {
  estimator ??= createEstimator()
  return estimator
}

async function createEstimator(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ])
  return new ZxcvbnFactory({
    dictionary: { ...dictionary, product: PRODUCT_WORDS },
    graphs: adjacencyGraphs,
    maxLength: MAX_LENGTH,
  })
}
