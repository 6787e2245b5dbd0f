import type { Fault } from './ask-for-faults.ts'

export const GRADES: Readonly<Record<Fault['grade'], string>> = { error: '必須修正', warning: '建議修正' }

/** All faults in one sentence. */
export function sumUp(faults: readonly Fault[]): { words: string; grade: Fault['grade'] | 'fine' } {
  if (faults.length === 0) return { words: '標題、連結、圖片與表格都沒有問題。', grade: 'fine' }
  const hasErrors = faults.some(({ grade }) => grade === 'error')
  const rest = hasErrors ? '，其中「必須修正」的改好之後才能發布' : '可以更好，仍然可以發布'
  return { words: `有 ${faults.length} 處${rest}。`, grade: hasErrors ? 'error' : 'warning' }
}
