import { GRADES, sumUp } from '../components/fault-words.ts'
import type { BlockFault } from './use-faults.ts'

interface FaultListProps {
  faults: readonly BlockFault[]
  onCure: (fault: BlockFault) => void
}

/** What readers would stumble over on this page; each leads to the setting that cures it. */
export function FaultList({ faults, onCure }: FaultListProps) {
  const { words, grade } = sumUp(faults)
  return (
    <section className="lectern-visual__faults" aria-label="發布前檢查">
      <h2>發布前檢查</h2>
      <p role="status" data-grade={grade}>
        {words}
      </p>
      {faults.length > 0 && (
        <ul>
          {faults.map((fault) => (
            <li key={`${fault.path} ${fault.message}`} data-grade={fault.grade}>
              <button type="button" onClick={() => onCure(fault)}>
                <strong>{GRADES[fault.grade]}</strong> {fault.message}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
