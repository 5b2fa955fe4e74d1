import { type Choices, EXPOSE_PAPERS, EXPOSE_TEMPLATES, TEMPLATES } from '../../domain/exposes/choices.ts'
import { TemplateDrawing } from './drawings.tsx'
import type { Words } from './words.ts'

/** The templates by their pictures; the sheet for the shop window only where the address asked for it. */
export function TemplateChoice({
  t,
  choices,
  hasSheet,
  onChoose,
}: {
  t: Words
  choices: Choices
  hasSheet: boolean
  onChoose: (some: Partial<Choices>) => void
}) {
  return (
    <fieldset className="expose-templates">
      <legend className="expose-heading">{t('generator.template')}</legend>
      <div className="expose-template-row">
        {(hasSheet ? EXPOSE_TEMPLATES : TEMPLATES).map((template) => (
          <label key={template} className="expose-template">
            <input
              type="radio"
              name="template"
              value={template}
              checked={choices.template === template}
              onChange={() => onChoose({ template })}
            />
            <TemplateDrawing template={template} />
            <span className="expose-template-name">{t(`generator.template.${template}`)}</span>
            <span className="label">{t(`generator.template_text.${template}`)}</span>
          </label>
        ))}
      </div>
      {choices.template === 'aushang' && (
        <fieldset className="field mt-4">
          <legend className="field-label">{t('generator.paper')}</legend>
          <div className="choices">
            {EXPOSE_PAPERS.map((paper) => (
              <label key={paper} className="choice">
                <input
                  type="radio"
                  name="paper"
                  value={paper}
                  checked={choices.paper === paper}
                  onChange={() => onChoose({ paper: paper })}
                />
                <span>{paper.toUpperCase()}</span>
              </label>
            ))}
          </div>
        </fieldset>
      )}
    </fieldset>
  )
}
