/** A dialog: a sheet of paper over the page. */

import type { ReactNode } from "react";
import { Dialog, Heading, Modal, ModalOverlay } from "react-aria-components";
import { useSay } from "../../words/say";
import { Icon } from "./Icon";

interface SheetProps {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly className?: string;
}

export function Sheet({ title, isOpen, onClose, children, className = "" }: SheetProps) {
  const say = useSay();
  return (
    <ModalOverlay className="veil" isOpen={isOpen} onOpenChange={(open) => open || onClose()} isDismissable>
      <Modal className={`dialog ${className}`}>
        <Dialog>
          <div className="dialog-top">
            <Heading slot="title" level={2}>
              {title}
            </Heading>
            <button type="button" className="quiet" onClick={onClose} aria-label={say("close")}>
              <Icon sign="close" />
            </button>
          </div>
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
