import { type Choices, EXPOSE_PAPERS, EXPOSE_TEMPLATES, TEMPLATES } from '../../domain/exposes/choices.ts'
import { OPTIONS, OptionBox } from '../forms/OptionBox.tsx'
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
      <legend className="font-sans text-17 font-semibold tracking-normal pb-2">{t('generator.template')}</legend>
      <div className="grid grid-cols-2 gap-3 sm:max-lg:grid-cols-4">
        {(hasSheet ? EXPOSE_TEMPLATES : TEMPLATES).map((template) => (
          <label
            key={template}
            className="relative grid content-start p-3 bg-sheet border border-line rounded-card cursor-pointer transition-[border-color] duration-(--quick) ease-calm hover:border-brass has-[:checked]:border-brass has-[:checked]:shadow-[inset_0_0_0_1px_var(--brass)] has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-brass has-[:focus-visible]:outline-offset-2 has-[:checked]:[&_.expose-template-name]:text-brass"
          >
            <input
              className="size-full absolute inset-0 opacity-0 cursor-pointer"
              type="radio"
              name="template"
              value={template}
              checked={choices.template === template}
              onChange={() => onChoose({ template })}
            />
            <TemplateDrawing template={template} />
            <span className="expose-template-name font-medium">{t(`generator.template.${template}`)}</span>
            <span className="label">{t(`generator.template_text.${template}`)}</span>
          </label>
        ))}
      </div>
      {choices.template === 'aushang' && (
        <fieldset className="field mt-4">
          <legend className="pb-1 font-medium">{t('generator.paper')}</legend>
          <div className={OPTIONS}>
            {EXPOSE_PAPERS.map((paper) => (
              <OptionBox
                key={paper}
                name="paper"
                value={paper}
                checked={choices.paper === paper}
                onChange={() => onChoose({ paper: paper })}
              >
                {paper.toUpperCase()}
              </OptionBox>
            ))}
          </div>
        </fieldset>
      )}
    </fieldset>
  )
}
